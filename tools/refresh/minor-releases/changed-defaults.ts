// Compares what two releases fill in, and keeps only what changes something for a configuration that says nothing about it.
import { type ChangedDefault, COMPARED_TARGETS } from '../../../src/model/minor-release.ts';
import { canonicalName } from '../../../src/pipeline/reference/canonical-options.ts';
import { changedCases } from './changed-cases.ts';
import type { ReleaseFacts } from './release-facts.ts';

type Side = Pick<ReleaseFacts, 'options' | 'defaults' | 'onDisk'>;

/** `loader.environment` is a copy of `output.environment`. */
const COPIES = /^loader\./;
/** The kinds of request have options of their own; most of them always have the same. */
const KIND = /^resolve\.byDependency\.([^.]+)\./;

/** Only of options that both releases have: what a new option is set to is no change. */
export function changedDefaults(before: Side, after: Side): ChangedDefault[] {
  const optionsOf = ({ options }: Side) => new Set(options.map(({ name }) => name));
  const [then, now] = [optionsOf(before), optionsOf(after)];
  const oldPaths = pathsOf(before.defaults.flat());
  const newPaths = pathsOf(after.defaults.flat());
  const added = newPaths.filter((path) => !oldPaths.includes(path));
  const found: ChangedDefault[] = [];
  const add = (path: string, rest: Pick<ChangedDefault, 'with' | 'cases' | 'moved'>): void => {
    const option = optionAt(path, now);
    if (option === null || option !== optionAt(path, then) || rest.cases.length === 0) return;
    const kind = KIND.exec(path)?.[1];
    const isNewKind = !oldPaths.some((old) => KIND.exec(old)?.[1] === kind);
    if (kind !== undefined && isNewKind) return;
    const name = kind === undefined ? namedPath(path) : path.replace(`.${kind}.`, '.*.');
    const same = found.find(
      (other) => other.path === name && JSON.stringify(other.cases) === JSON.stringify(rest.cases),
    );
    if (same?.kinds !== undefined && kind !== undefined) same.kinds.push(kind);
    if (same !== undefined) return;
    const own = option === name ? {} : { option };
    found.push({ path: name, ...own, ...(kind === undefined ? {} : { kinds: [kind] }), ...rest });
  };
  for (const path of [...new Set([...oldPaths, ...newPaths])].sort()) {
    if (COPIES.test(path)) continue;
    const moved = added.find((other) => isMoved(path, other, before, after));
    const cases = changedCases(gridOf(path, before), gridOf(path, after));
    add(path, { ...(moved === undefined ? {} : { moved }), cases });
  }
  for (const path of pathsOf([before.onDisk, after.onDisk])) {
    if (!path.startsWith('cache.')) continue;
    const cell = ({ onDisk }: Side) => [[onDisk[path] ?? null]];
    add(path, { with: "cache.type: 'filesystem'", cases: changedCases(cell(before), cell(after)) });
  }
  return found;
}

/** By its last key and all its values: an option that was given another place keeps both. */
function isMoved(from: string, to: string, before: Side, after: Side): boolean {
  const key = (path: string): string => path.slice(path.lastIndexOf('.') + 1);
  if (
    key(from) !== key(to) ||
    gridOf(from, after)
      .flat()
      .some((value) => value !== null)
  )
    return false;
  return JSON.stringify(gridOf(from, before)) === JSON.stringify(gridOf(to, after));
}

const gridOf = (path: string, { defaults }: Side): (string | null)[][] =>
  defaults.map((row) => COMPARED_TARGETS.map((_, at) => row[at]?.[path] ?? null));

/** `css/auto` and `css/module` are one option; below an option a path has no other name. */
const namedPath = (path: string): string => canonicalName(path) ?? path;

/** The option of the schema that a path belongs to: itself, or the nearest one above it. */
function optionAt(path: string, options: ReadonlySet<string>): string | null {
  for (
    let at = path.replace(/\['.*$/, '');
    at !== '';
    at = at.slice(0, Math.max(0, at.lastIndexOf('.')))
  ) {
    const name = canonicalName(at) ?? '';
    if (options.has(name)) return name;
  }
  return null;
}

const pathsOf = (tables: readonly Record<string, string>[]): string[] =>
  [...new Set(tables.flatMap((table) => Object.keys(table)))].sort();
