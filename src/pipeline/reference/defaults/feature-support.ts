// From which version of a platform on webpack writes a feature of the language, found by asking for each version.
import { ENGINES, type Engine, type FeatureSupport } from '../../../model/reference.ts';
import { type Probe, withProbes } from './probe.ts';
import { runDefaults, type TargetValue } from './run-webpack.ts';

const PREFIX = 'output.environment.';

interface Version {
  /** As the table shows it. */
  text: string;
  target: TargetValue;
}

type Environment = Record<string, unknown>;

/** Further than any release goes today: a version that the data does not know is skipped. */
const NEWEST_YEAR = 2030;
const NEWEST_NODE = 30;
const NEWEST_BROWSER = 200;
const NEWEST_SAFARI = 40;

const range = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

const withMinors = (majors: readonly number[], last: number): string[] =>
  majors.flatMap((major) =>
    range(0, last).map((minor) => (minor === 0 ? `${major}` : `${major}.${minor}`)),
  );

const browser = (name: string, versions: readonly (number | string)[]): Version[] =>
  versions.map((version) => ({
    text: `${version}`,
    target: `browserslist:${name} ${version}`,
  }));

const VERSIONS: Record<Engine, Version[]> = {
  ECMAScript: ['es5', ...range(2015, NEWEST_YEAR).map((year) => `es${year}`)].map((level) => ({
    text: level,
    target: ['web', level],
  })),
  'Node.js': withMinors(range(0, NEWEST_NODE), 22).map((text) => ({ text, target: `node${text}` })),
  Chrome: browser('chrome', range(1, NEWEST_BROWSER)),
  Firefox: browser('firefox', range(1, NEWEST_BROWSER)),
  Safari: browser('safari', withMinors(range(3, NEWEST_SAFARI), 6)),
};

export function featureSupport(names: readonly string[]): FeatureSupport[] {
  const features = names.filter((name) => name.startsWith(PREFIX));
  return withProbes(({ usual }) => {
    const byEngine = ENGINES.map((engine) => ({ engine, known: knownVersions(engine, usual) }));
    return features.map((name) => {
      const key = name.slice(PREFIX.length);
      const from = byEngine.map(({ engine, known }) => [engine, firstWith(key, engine, known)]);
      return { name, from: Object.fromEntries(from) as FeatureSupport['from'] };
    });
  });
}

interface Known {
  text: string;
  environment: Environment;
}

function knownVersions(engine: Engine, probe: Probe): Known[] {
  return VERSIONS[engine].flatMap(({ text, target }) => {
    const environment = environmentOf(target, probe);
    return environment === null ? [] : [{ text, environment }];
  });
}

function firstWith(key: string, engine: Engine, known: readonly Known[]): string | null {
  // The last one without it: a version in between that lacks it must not be passed over.
  const lacking = known.findLastIndex(({ environment }) => environment[key] !== true);
  if (lacking >= 0) return known[lacking + 1]?.text ?? null;
  // A level of the language is asked with `web`, which has features of its own.
  return engine === 'ECMAScript' ? null : 'any';
}

/** Null for a version of a browser that browserslist does not know. */
function environmentOf(target: TargetValue, probe: Probe): Environment | null {
  try {
    const { output } = runDefaults({ mode: 'production', target, probe, config: {} });
    return (output as { environment: Environment }).environment;
  } catch (error) {
    if (/Unknown version/.test(String(error))) return null;
    throw error;
  }
}
