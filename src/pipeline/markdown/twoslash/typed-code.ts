// Keeps what the compiler said about a fence under the hash of all it depends on: asking takes seconds.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTypes, type TypedCode } from './read-types.ts';

const PROJECT = join(import.meta.dirname, '../../../..');
const FOLDER = join(PROJECT, '.cache/twoslash');

let version: string | null = null;

/** The lockfile stands for the compiler and for all types a fence may import. */
function environment(): string {
  if (version !== null) return version;
  const hash = createHash('sha256').update(readFileSync(join(PROJECT, 'package-lock.json')));
  hash.update(readFileSync(join(import.meta.dirname, 'read-types.ts')));
  version = hash.digest('hex');
  return version;
}

export function typedCode(code: string, lang: string, folder = FOLDER): TypedCode {
  const key = createHash('sha256').update(`${environment()}\n${lang}\n${code}`).digest('hex');
  const file = join(folder, `${key.slice(0, 32)}.json`);
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    const typed = readTypes(code, lang);
    mkdirSync(folder, { recursive: true });
    // Written aside and moved, so that two processes never read half a file.
    const temporary = `${file}.${process.pid}`;
    writeFileSync(temporary, JSON.stringify(typed));
    renameSync(temporary, file);
    return typed;
  }
}
