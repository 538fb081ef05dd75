// Reads the default of one option in one mode for one target, from the runs of webpack it needs.
import type { Mode, Target } from '../../../model/reference.ts';
import { ENABLED_PARENTS, keptAt, WITHOUT_FIELDS, WITHOUT_VALUE } from './enabled-parents.ts';
import { KNOWN_WORDS } from './known-words.ts';
import type { Probe, Probes } from './probe.ts';
import { isPlainObject, type Rendered, renderValue } from './render-value.ts';
import { runCompiler } from './run-compiler.ts';
import {
  BROWSERSLIST_NODE,
  type Options,
  runDefaults,
  TARGET_VALUES,
  type TargetValue,
  VERSIONED_TARGETS,
} from './run-webpack.ts';

/** `undefined` is a configuration without `mode`. */
export type ReadDefault = (name: string, mode: Mode | undefined, target: Target) => Rendered | null;

interface Surroundings {
  mode: Mode | undefined;
  target: TargetValue;
  probe: Probe;
}

interface Way {
  config: Options;
  /** Where the value is kept in the options that come back. */
  paths: string[];
}

/** Options that only the making of a compiler fills in. */
export const NEEDS_COMPILER =
  /^(infrastructureLogging|stats)\.|^resolve\.(aliasFields|conditionNames|extensions|mainFields)$/;
/** Module types of one family; their options are documented once. */
const MODULE_TYPES: Record<string, string[]> = {
  css: ['css', 'css/auto', 'css/module', 'css/global'],
  javascript: ['javascript', 'javascript/auto', 'javascript/dynamic', 'javascript/esm'],
};

interface Reader {
  /** In its shortest true form, with words where a version decides. */
  read: ReadDefault;
  /** In production, for one value of `target` and no other. */
  readFor: (name: string, target: TargetValue) => Rendered | null;
}

export function createReader(probes: Probes, names: readonly string[]): Reader {
  const known = new Set(names);
  const run = remember((config: Options, at: Surroundings) => runDefaults({ ...at, config }));
  const runWhole = remember((config: Options, at: Surroundings) => runCompiler({ ...at, config }));
  const read = remember(readOnce);

  function render(
    value: unknown,
    name: string,
    options: Options,
    at: Surroundings,
  ): Rendered | null {
    const described = KNOWN_WORDS[name]?.(value, options);
    if (described || !isPlainObject(value)) return described ?? renderValue(value, name, at.probe);
    // A field that webpack fills in by itself says nothing in the value of its parent.
    const fields = Object.entries(value).filter(([key, field]) => {
      const path = `${name}.${key}`;
      if (key === 'type' || !known.has(path)) return true;
      return render(field, path, options, at)?.value !== read(path, at)?.value;
    });
    return renderValue(Object.fromEntries(fields), name, at.probe);
  }

  function readOnce(name: string, at: Surroundings): Rendered | null {
    for (const { config, paths } of waysOf(name)) {
      const options = (NEEDS_COMPILER.test(name) ? runWhole : run)(config, at);
      const found = paths.flatMap((path) => {
        const value = valueAt(options, path);
        return value === undefined || isOurs(value, config)
          ? []
          : (render(value, name, options, at) ?? []);
      });
      const [first, ...others] = found;
      if (others.some(({ value }) => value !== first?.value)) {
        throw new Error(`${name} has different defaults by module type: document the types apart.`);
      }
      if (first) return first;
    }
    return null;
  }

  /** One probe's value, or words for what decides between two. */
  function readEverywhere(name: string, at: Omit<Surroundings, 'probe'>): Rendered | null {
    const usual = read(name, { ...at, probe: probes.usual });
    const elsewhere = read(name, { ...at, probe: probes.elsewhere });
    if (usual?.value !== elsewhere?.value) {
      throw new Error(
        `The default of ${name} depends on paths or names that are not told apart: ` +
          `${usual?.value} and ${elsewhere?.value}. Teach render-value.ts to print it.`,
      );
    }
    const without = read(name, { ...at, probe: probes.noStripTypes });
    if (usual?.value !== without?.value) {
      return either(usual, without, 'if Node.js strips types');
    }
    if (!name.startsWith('infrastructureLogging.')) return usual;
    const noTerminal = read(name, { ...at, probe: probes.noTerminal });
    return usual?.value === noTerminal?.value
      ? usual
      : either(usual, noTerminal, 'if stream is a terminal');
  }

  /** One mode tells: what a target supports has nothing to do with it. */
  function followsVersion(name: string, target: Exclude<Target, 'browserslist'>): boolean {
    if (NEEDS_COMPILER.test(name)) return false;
    const at = { mode: 'production', probe: probes.usual } as const;
    const plain = read(name, { ...at, target });
    return VERSIONED_TARGETS[target].some(
      (versioned) => read(name, { ...at, target: versioned })?.value !== plain?.value,
    );
  }

  const readDefault: ReadDefault = (name, mode, target) => {
    if (WITHOUT_VALUE.includes(name)) return null;
    const [first, ...others] = targetsFor(name, target).map((value) =>
      readEverywhere(name, { mode, target: value }),
    );
    const other = others.find((found) => found?.value !== first?.value);
    // A query stands for browsers; without any, the value is that of the plain web.
    const plain = target === 'browserslist' ? 'web' : target;
    if (followsVersion(name, plain)) {
      const value = target === plain ? first : readEverywhere(name, { mode, target: plain });
      return byVersions(sourceOf(value ?? null));
    }
    if (other === undefined) return first ?? null;
    return byBrowsers(sourceOf(first), sourceOf(other));
  };

  return {
    read: readDefault,
    readFor: (name, target) =>
      WITHOUT_VALUE.includes(name)
        ? null
        : read(name, { mode: 'production', target, probe: probes.usual }),
  };
}

function targetsFor(name: string, target: Target): readonly TargetValue[] {
  const values = TARGET_VALUES[target];
  const asksNode = target === 'browserslist' && name.startsWith('output.environment.');
  return asksNode ? [...values, BROWSERSLIST_NODE] : values;
}

const byVersions = (plain: string): Rendered => ({
  value: `by the versions or browsers in target, else ${plain}`,
  code: false,
});

export function waysOf(name: string): Way[] {
  const parents = ENABLED_PARENTS.filter(({ path }) => name.startsWith(`${path}.`));
  if (parents.length > 0) {
    return parents.map(({ path, config, readAt }) => ({
      config,
      paths: [name.replace(path, readAt ?? path)],
    }));
  }
  if (WITHOUT_FIELDS.test(name)) return [];
  if (NEEDS_COMPILER.test(name)) return [{ config: {}, paths: [name] }];
  const kept = keptAt(name);
  const [section, kind, family = '', ...rest] = kept.split('.');
  const types = section === 'module' && rest.length > 0 ? MODULE_TYPES[family] : undefined;
  const paths = types?.map((type) => [section, kind, type, ...rest].join('.')) ?? [kept];
  return [{ config: emptyParent(name.split('.').slice(0, -1)), paths }];
}

function emptyParent(path: string[]): Options {
  return path.reduceRight<Options>((inner, key) => ({ [key]: inner }), {});
}

function valueAt(options: Options, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, key) => (isPlainObject(value) ? value[key] : undefined), options);
}

function byBrowsers(newest: string, oldest: string): Rendered {
  const isYesOrNo = [newest, oldest].every((value) => value === 'true' || value === 'false');
  const value = isYesOrNo ? 'depends on the browsers' : `${newest} or ${oldest} by the browsers`;
  return { value, code: false };
}

/** Arguments are plain data; a run of webpack costs enough to make a key worth its while. */
function remember<A, B, R>(compute: (a: A, b: B) => R): (a: A, b: B) => R {
  const known = new Map<string, R>();
  return (a, b) => {
    const key = JSON.stringify([a, b]);
    const found = known.get(key);
    if (found !== undefined) return found;
    const result = compute(a, b);
    known.set(key, result);
    return result;
  };
}

/** True for what only the enabling configuration says: no default of webpack's. */
function isOurs(value: unknown, config: Options): boolean {
  const inner = Object.values(config);
  return inner.some((part) =>
    isPlainObject(part) ? isOurs(value, part) : JSON.stringify(part) === JSON.stringify(value),
  );
}

function either(a: Rendered | null, b: Rendered | null, when: string): Rendered {
  return { value: `${sourceOf(a)} ${when}, else ${sourceOf(b)}`, code: false };
}

function sourceOf(rendered: Rendered | null | undefined): string {
  return rendered?.value ?? 'undefined';
}
