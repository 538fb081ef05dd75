// Options of one fence that cannot both be meant, or that its language gives no meaning to.
import type { FenceMeta } from './meta.ts';
import { EXCLUSIVE, MEANT_FOR } from './options.ts';

export function contradictions(meta: FenceMeta, lang: string | undefined): string[] {
  const errors: string[] = [];
  const options: Readonly<Record<string, unknown>> = { ...meta };
  const given = (option: string): boolean => (options[option] ?? false) !== false;
  for (const [one, other] of EXCLUSIVE) {
    if (given(one) && given(other)) errors.push(`"${one}" and "${other}" exclude each other.`);
  }
  if (meta.region !== null && meta.project === null) {
    errors.push('A region of a file needs the project the file is in: project=NAME.');
  }
  if (lang === undefined) return errors;
  for (const [option, languages] of MEANT_FOR) {
    if (given(option) && !languages.includes(lang)) {
      errors.push(`"${option}" means nothing for ${lang}: it is for ${languages.join(', ')}.`);
    }
  }
  return errors;
}
