// Lets the generator go on when webpack changes a default that we put into words, and says which words to renew.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reference } from '../../src/model/reference.ts';
import type { Problem } from '../../src/pipeline/problem.ts';
import { KNOWN_WORDS } from '../../src/pipeline/reference/defaults/known-words.ts';

const FILE = 'src/pipeline/reference/defaults/known-words.ts';
/** Stands in the records, so that it is still known when they come from a cache. */
const UNDESCRIBED = 'a value that our words do not describe';

/** Only for the copy: in the project itself the generator must stop. */
export function tolerateOtherDefaults(): void {
  const words = KNOWN_WORDS as Record<string, (typeof KNOWN_WORDS)[string]>;
  for (const [name, describe] of Object.entries(words)) {
    words[name] = (value, options) => {
      try {
        return describe(value, options);
      } catch {
        return { value: UNDESCRIBED, code: false };
      }
    };
  }
}

export function undescribed(project: string, { records }: Reference): Problem[] {
  const lines = readFileSync(join(project, FILE), 'utf8').split('\n');
  return records
    .filter((record) => record.default?.some(({ value }) => value === UNDESCRIBED))
    .map(({ name }) => ({
      file: FILE,
      line: lines.findIndex((line) => /^ {2}'?([\w.]+)'?: \(/.exec(line)?.[1] === name) + 1 || 1,
      what: `The default of ${name} is not what these words describe.`,
      advice: 'Look at the value, then renew the words and the expectation above them.',
    }));
}
