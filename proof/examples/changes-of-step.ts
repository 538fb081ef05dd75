// Makes each edit that a step declares, builds the step with it and compares the files with those of the step as it is.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Change, Changes } from '../../src/model/changes.ts';
import type { Problem } from '../../src/pipeline/problem.ts';
import { type Step, stepProblem } from './example.ts';
import type { Stats } from './graph-of-stats.ts';
import { copyState } from './lay-out.ts';
import type { Shell } from './shell.ts';
import { statsOfStep } from './stats-of-step.ts';
import { edit as makeEdit } from './visit.ts';

/** A file of one build. */
interface Emitted {
  name: string;
  hash: string;
}

/** By the name that a file keeps. */
type Build = Map<string, Emitted>;

export async function changesOfStep(step: Step, shell: Shell): Promise<Changes | Problem> {
  if (step.edits.length === 0) {
    return stepProblem(step, '"run"', {
      what: `${step.id} declares no edits, so no file of it changes.`,
      advice: 'Add "edits" to the declaration: [{ "what", "edit", "replace", "with" }].',
    });
  }
  for (const edit of step.edits) {
    const complaint = complaintOf(edit, shell.folder);
    if (complaint === null) continue;
    const what = `The edit "${edit.what}" of ${step.id} does not fit: ${complaint}.`;
    const advice = 'Correct "edit" and "replace": the text must occur once in the file.';
    return stepProblem(step, JSON.stringify(edit.what), { what, advice });
  }
  const untouched = `${shell.folder}-untouched`;
  copyState(shell.folder, untouched);
  try {
    return await changesOf(step, shell, untouched);
  } finally {
    restore(untouched, shell.folder);
    rmSync(untouched, { recursive: true });
  }
}

async function changesOf(step: Step, shell: Shell, untouched: string): Promise<Changes | Problem> {
  const before = await build(step, shell);
  if ('what' in before) return before;
  const changes: Changes = [];
  for (const edit of step.edits) {
    restore(untouched, shell.folder);
    makeEdit(shell.folder, edit);
    const after = await build(step, shell);
    if ('what' in after) {
      const what = `With the edit "${edit.what}": ${after.what}`;
      return stepProblem(step, JSON.stringify(edit.what), { what, advice: after.advice });
    }
    changes.push({ what: edit.what, ...compare(before, after) });
  }
  return changes;
}

/** In the same place for every build: a path of the machine may be part of what is built. */
function restore(from: string, folder: string): void {
  for (const name of readdirSync(folder)) {
    if (name !== 'node_modules') rmSync(join(folder, name), { recursive: true });
  }
  copyState(from, folder);
}

/** Null for an edit that can be made. */
function complaintOf({ edit, replace }: Step['edits'][number], folder: string): string | null {
  const file = join(folder, edit);
  if (!existsSync(file)) return `there is no file ${edit}`;
  const found = readFileSync(file, 'utf8').split(replace).length - 1;
  return found === 1 ? null : `${edit} has ${JSON.stringify(replace)} ${found} times`;
}

async function build(step: Step, shell: Shell): Promise<Build | Problem> {
  const stats = await statsOfStep(step, shell);
  return 'what' in stats ? stats : filesOf(stats);
}

/** Maps are left out, as webpack counts them to the files they belong to. */
export function filesOf({ assets = [], outputPath = '' }: Stats): Build {
  const files: Build = new Map();
  for (const { name, info } of assets) {
    const stable = stableName(name, info);
    if (files.has(stable)) throw new Error(`two files are ${stable} without their hash`);
    const bytes = readFileSync(join(outputPath, name));
    files.set(stable, { name, hash: createHash('sha256').update(bytes).digest('hex') });
  }
  return files;
}

type Info = NonNullable<Stats['assets']>[number]['info'];

/** Without its hashes and what sets them apart; a file that is named only by one keeps its source's name. */
function stableName(name: string, info: Info): string {
  const hashes = [info.contenthash, info.chunkhash, info.fullhash, info.modulehash].flat();
  let rest = name;
  for (const hash of hashes.filter((each) => each !== undefined)) {
    rest = rest.replace(new RegExp(`[.-]?${hash}`), '');
  }
  return /(?:^|\/)\.[^/]*$/.test(rest) ? basename(info.sourceFilename ?? rest) : rest;
}

/** A line for each list, so that a difference has one. */
export function changesText(changes: Changes): string {
  const lists = (change: Change): string =>
    Object.entries(change)
      .map(([key, value]) => `    ${JSON.stringify(key)}: ${JSON.stringify(value)}`)
      .join(',\n');
  return `[\n${changes.map((change) => `  {\n${lists(change)}\n  }`).join(',\n')}\n]\n`;
}

export function compare(before: Build, after: Build): Omit<Change, 'what'> {
  const all = [...new Set([...before.keys(), ...after.keys()])].sort();
  const kindOf = (name: string): keyof Omit<Change, 'what'> => {
    const [old, now] = [before.get(name), after.get(name)];
    if (old === undefined) return 'added';
    if (now === undefined) return 'removed';
    if (old.name !== now.name) return 'renamed';
    return old.hash === now.hash ? 'unchanged' : 'rewritten';
  };
  const of = (kind: string): string[] => all.filter((name) => kindOf(name) === kind);
  return {
    renamed: of('renamed'),
    rewritten: of('rewritten'),
    unchanged: of('unchanged'),
    added: of('added'),
    removed: of('removed'),
  };
}
