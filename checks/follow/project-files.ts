// The files of a project as the reader downloads them, and as the reader has made them.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import type { Trouble } from './instructions.ts';

/** What the tools make in a project is not offered: packages, their exact versions, the output. */
const MADE = /^[^/]+\/(?:node_modules|package-lock\.json|dist)$/;

/** By path, from the folder in which the project's folder is. */
export type Files = ReadonlyMap<string, Uint8Array>;

export const filesInZip = (zip: Uint8Array): Files => new Map(Object.entries(unzipSync(zip)));

export function filesInFolder(root: string): Files {
  const files = new Map<string, Uint8Array>();
  const add = (folder: string): void => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (MADE.test(path)) continue;
      if (entry.isDirectory()) add(path);
      else files.set(path, readFileSync(join(root, path)));
    }
  };
  add('');
  return files;
}

export function unpack(files: Files, root: string): void {
  for (const [path, bytes] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), bytes);
  }
}

/** Null: names and bytes are the same. */
export function differenceOf(made: Files, promised: Files): Trouble | null {
  for (const [path, bytes] of promised) {
    const own = made.get(path);
    if (own === undefined) return { expected: path, happened: 'it does not exist' };
    if (Buffer.compare(own, bytes) !== 0) {
      return { expected: `${path} to be\n${textOf(bytes)}`, happened: `it is\n${textOf(own)}` };
    }
  }
  const more = made.keys().find((path) => !promised.has(path));
  return more === undefined ? null : { expected: 'no other file', happened: `there is ${more}` };
}

const textOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString();
