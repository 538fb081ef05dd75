// `parser` and `generator` of a rule: the schema takes any object there, but knows them under module.parser.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { didYouMean } from '../../../src/model/near.ts';
import type { Fault } from './check-configurations.ts';

type Part = 'parser' | 'generator';
interface Properties {
  properties: Record<string, unknown>;
}

const packages = join(import.meta.dirname, '../../../node_modules');
const { definitions } = JSON.parse(
  readFileSync(join(packages, 'webpack/schemas/WebpackOptions.json'), 'utf8'),
) as { definitions: Record<string, Properties> };
const TYPES: Record<Part, string[]> = {
  parser: namesOf('ParserOptionsByModuleType'),
  generator: namesOf('GeneratorOptionsByModuleType'),
};
/** Open for plugins, so a misspelt key would pass. */
const SCRIPT_KEYS = namesOf('JavascriptParserOptions');

/** Throws where a new webpack names it otherwise: an empty list would let everything pass. */
function namesOf(definition: string): string[] {
  const found = definitions[definition]?.properties;
  if (found === undefined) throw new Error(`webpack's schema has no definition ${definition}.`);
  return Object.keys(found);
}

export function checkRules(configuration: Configuration): Fault[] {
  return rulesIn(configuration.module?.rules).flatMap((rule) => [
    ...checkPart(rule, 'parser'),
    ...checkPart(rule, 'generator'),
  ]);
}

/** Without a type, the options must be those of one type at least. */
function checkPart(rule: Record<string, unknown>, part: Part): Fault[] {
  const options = rule[part];
  if (typeof options !== 'object' || options === null) return [];
  const type = rule['type'];
  if (typeof type === 'string' && !TYPES[part].includes(type)) return [];
  const tried = (typeof type === 'string' ? [type] : TYPES[part]).map((name) => {
    return wrong(name, part, options);
  });
  const best = tried.includes(null) ? null : tried.at(0);
  return best ? [{ check: 'rule options', message: best }] : [];
}

function wrong(type: string, part: Part, options: object): string | null {
  if (type.startsWith('javascript') && part === 'parser') {
    const unknown = Object.keys(options).find((key) => !SCRIPT_KEYS.includes(key));
    if (unknown !== undefined) {
      const near = didYouMean(unknown, SCRIPT_KEYS);
      return `The parser of ${type} has an unknown property '${unknown}'.${near}`;
    }
  }
  try {
    webpack.validate({ module: { [part]: { [type]: options } } });
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

function rulesIn(rules: unknown): Record<string, unknown>[] {
  if (Array.isArray(rules)) return rules.flatMap(rulesIn);
  if (typeof rules !== 'object' || rules === null) return [];
  const rule = rules as Record<string, unknown>;
  return [rule, ...rulesIn(rule['oneOf']), ...rulesIn(rule['rules'])];
}
