// Reads webpack's own source files: what no object and no declaration lists is found there.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { requireWebpack } from './running-webpack.ts';

const LIBRARY = join(dirname(requireWebpack.resolve('webpack/package.json')), 'lib');

interface LibraryFile {
  path: string;
  text: string;
}

let read: LibraryFile[] | undefined;

export function libraryFiles(): LibraryFile[] {
  read ??= readdirSync(LIBRARY, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .sort()
    .map((file) => join(LIBRARY, file))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
  return read;
}
