// Options of one fence that cannot both be meant, or that its language gives no meaning to.
import type { FenceMeta } from './meta.ts';

type Option = Exclude<keyof FenceMeta, 'highlight' | 'errors' | 'step'>;

const EXCLUSIVE: readonly (readonly [Option, Option])[] = [
  ['unproven', 'illustrative'],
  ['unproven', 'fails'],
  ['unproven', 'project'],
  ['unproven', 'run'],
  ['illustrative', 'fails'],
  ['illustrative', 'project'],
  ['partial', 'diff'],
  ['partial', 'run'],
  ['run', 'diff'],
  ['run', 'project'],
  ['types', 'diff'],
  ['keys', 'diff'],
  ['keys', 'types'],
  ['fails', 'diff'],
];

const MODULES = ['js', 'mjs', 'cjs', 'ts'];
const SCRIPTS = [...MODULES, 'jsx', 'tsx'];
const OUTPUT = ['text', 'console'];
const MEANT_FOR: Partial<Record<Option, readonly string[]>> = {
  partial: MODULES,
  run: MODULES,
  keys: MODULES,
  types: SCRIPTS,
  npm: ['bash'],
  illustrative: OUTPUT,
  diff: [...SCRIPTS, 'json', 'jsonc', 'css', 'html', 'yaml'],
};

export function contradictions(meta: FenceMeta, lang: string | undefined): string[] {
  const errors: string[] = [];
  const given = (option: Option): boolean => meta[option] !== null && meta[option] !== false;
  for (const [one, other] of EXCLUSIVE) {
    if (given(one) && given(other)) errors.push(`"${one}" and "${other}" exclude each other.`);
  }
  if (meta.region !== null && meta.project === null) {
    errors.push('A region of a file needs the project the file is in: project=NAME.');
  }
  if (lang === undefined) return errors;
  for (const [option, languages] of Object.entries(MEANT_FOR)) {
    if (given(option as Option) && !languages.includes(lang)) {
      errors.push(`"${option}" means nothing for ${lang}: it is for ${languages.join(', ')}.`);
    }
  }
  return errors;
}
