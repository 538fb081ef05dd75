// Decides which fences show a webpack configuration: by the file's name, or by what it exports.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportedOf, parseSource } from './shape.ts';

const NAMED =
  /(?:^|\/)webpack(?:\.[\w-]+)*\.config(?:\.[\w-]+)*\.[cm]?[jt]s$|(?:^|\/)webpack\.[\w.-]+\.[cm]?[jt]s$/;
/** Keys that many other files export too. */
const COMMON = new Set(
  'name plugins extends dependencies context loader node cache target mode'.split(' '),
);
let optionNames: Set<string> | null = null;

/** The names at the top of a configuration, from webpack's schema. */
export function topOptions(project: string): Set<string> {
  if (optionNames === null) {
    const file = join(project, 'node_modules/webpack/schemas/WebpackOptions.json');
    optionNames = new Set(Object.keys(JSON.parse(readFileSync(file, 'utf8')).properties));
  }
  return optionNames;
}

interface Candidate {
  code: string;
  lang: string;
  file: string | null;
}

export function isConfiguration({ code, lang, file }: Candidate, project: string): boolean {
  if (!['js', 'mjs', 'cjs', 'ts'].includes(lang)) return false;
  if (file !== null && NAMED.test(file)) return true;
  if (!/export\s+default|module\.exports/.test(code)) return false;
  const exported = exportedOf(parseSource(code, lang));
  const options = topOptions(project);
  return (exported?.keys ?? []).some(
    (key) => options.has(key) && (file === null || !COMMON.has(key)),
  );
}
