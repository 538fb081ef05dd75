// Reads every project under examples/ and says at once which of them cannot be understood.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { z } from 'zod';
import { isCaptured } from '../../src/model/drawn-file.ts';
import { didYouMean } from '../../src/model/near.ts';
import { foldersOf, layersOf, lineageOf, stepNames } from '../../src/pipeline/examples/layers.ts';
import type { Problem } from '../../src/pipeline/problem.ts';
import type { Example, Step } from './example.ts';
import { exampleSchema, stepSchema } from './schema.ts';

interface LoadedExamples {
  examples: Example[];
  problems: Problem[];
}

export function loadExamples(project: string): LoadedExamples {
  const root = join(project, 'examples');
  const problems: Problem[] = [];
  const examples = foldersOf(root).flatMap((name) => {
    const example = loadExample({ project, root: join(root, name), name, problems });
    return example === null ? [] : [example];
  });
  return { examples, problems };
}

interface Source {
  project: string;
  root: string;
  name: string;
  problems: Problem[];
}

function loadExample(source: Source): Example | null {
  const { project, root, name, problems } = source;
  const file = relative(project, join(root, 'example.json'));
  const read = readDeclaration(join(root, 'example.json'), { file, schema: exampleSchema });
  if ('what' in read) {
    problems.push(read);
    return null;
  }
  const { declared, text } = read;
  const names = stepNames(root);
  const examples = join(project, 'examples');
  const lineage = lineageIn(examples, name, { file, text });
  if ('what' in lineage) {
    problems.push(lineage);
    return null;
  }
  const example: Example = {
    name,
    root,
    folder: declared.folder ?? name,
    downloads: declared.downloads.map((address) => join(project, 'dist', address)),
    fresh: declared.fresh,
    steps: [],
    hash: lineage.map((each) => hashOf(join(examples, each))).join(),
  };
  if (names.length > 0) {
    const ok = names.every((step) => loadStep(source, example, step));
    return ok ? example : null;
  }
  if (declared.run === undefined) {
    problems.push({
      file,
      line: 1,
      what: `The example ${name} has neither "run" nor a folder steps/.`,
      advice: 'Name the commands that build it, or add steps.',
    });
    return null;
  }
  example.steps.push({
    ...{ name: '', id: name, on: null, remove: [], run: declared.run },
    layers: layersOf(examples, name, ''),
    ...{ scripts: declared.scripts, edits: declared.edits, measures: declared.measures },
    expect: declared.expect,
    ...{ declaredIn: file, declaration: text },
  });
  return example;
}

function loadStep({ project, root, problems }: Source, example: Example, name: string): boolean {
  const overlay = join(root, 'steps', name);
  const file = relative(project, join(overlay, 'step.json'));
  const read = readDeclaration(join(overlay, 'step.json'), { file, schema: stepSchema });
  if ('what' in read) {
    problems.push(read);
    return false;
  }
  const { on, ...declared } = read.declared;
  const base = on === undefined ? example.steps.at(-1) : example.steps.find((s) => s.name === on);
  if (on !== undefined && base === undefined) {
    const near = didYouMean(
      on,
      example.steps.map((step) => step.name),
    );
    const what = `The step ${name} builds on "${on}", which is no earlier step.`;
    problems.push({ file, line: 1, what, advice: `Name an earlier step.${near}` });
    return false;
  }
  const id = `${example.name}/${name}`;
  const layers = layersOf(join(project, 'examples'), example.name, name);
  const step: Step = { name, id, layers, on: base ?? null, ...declared, ...declarationOf(read) };
  example.steps.push(step);
  return true;
}

interface Declaration<T> {
  declared: T;
  text: string;
  file: string;
}

const declarationOf = ({ file, text }: Declaration<unknown>) => ({
  declaredIn: file,
  declaration: text,
});

function readDeclaration<T>(
  path: string,
  { file, schema }: { file: string; schema: z.ZodType<T> },
): Declaration<T> | Problem {
  const advice = 'proof/examples/schema.ts says what an example declares.';
  if (!existsSync(path)) return { file, line: 1, what: 'The file is missing.', advice };
  const text = readFileSync(path, 'utf8');
  try {
    const parsed = schema.safeParse(JSON.parse(text));
    if (parsed.success) return { declared: parsed.data, text, file };
    const [issue] = parsed.error.issues;
    const what = `${issue?.path.join('.') || 'The declaration'}: ${issue?.message}.`;
    return { file, line: 1, what, advice };
  } catch (error) {
    return { file, line: 1, what: `It is not JSON: ${(error as Error).message}.`, advice };
  }
}

/** The examples whose files go into this one, itself included. */
function lineageIn(
  examples: string,
  name: string,
  { file, text }: { file: string; text: string },
): string[] | Problem {
  try {
    return lineageOf(examples, name);
  } catch (error) {
    const line = text.slice(0, text.indexOf('"continues"')).split('\n').length;
    const advice = 'Name the folder of the example whose last step this one begins with.';
    return { file, line, what: (error as Error).message, advice };
  }
}

function hashOf(root: string): string {
  const hash = createHash('sha256');
  for (const path of readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    // What a run makes is nothing that goes into it.
    .filter((path) => !isCaptured(path.replaceAll(sep, '/')))
    .sort()) {
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(root, path)))
      .update('\0');
  }
  return hash.digest('hex');
}
