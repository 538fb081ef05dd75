import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import webpack from 'webpack';
import './link.js';

const root = import.meta.dirname;
const require = createRequire(import.meta.url);

const compilers = new Map();

function compilerFor(configuration) {
  const key = JSON.stringify(configuration);
  if (!compilers.has(key)) compilers.set(key, webpack({ mode: 'production', ...configuration }));
  return compilers.get(key);
}

/** The kind is esm for import, commonjs for require(), worker, url or css-import. */
export function askWebpack(request, kind, { options, ...configuration } = {}) {
  const resolver = compilerFor(configuration).resolverFactory.get('normal', {
    dependencyType: kind,
    fullySpecified: kind === 'esm', // as in every strict ES module
    ...options,
  });
  return answer(() => resolver.resolvePromise({}, root, request));
}

export function askNode(request, kind) {
  return answer(() => (kind === 'esm' ? import.meta.resolve(request) : require.resolve(request)));
}

async function answer(ask) {
  try {
    const found = await ask();
    const file = found.startsWith('file:') ? fileURLToPath(found) : found;
    if (!path.isAbsolute(file)) return file;
    const name = path.relative(root, file).replaceAll(path.sep, '/');
    return existsSync(file) ? name.replace('packages/', '') : 'missing file';
  } catch (error) {
    return error;
  }
}

/** The file as seen from the package that was asked for. */
export function inside(request, answer) {
  const [name] = request.split('/');
  return answer instanceof Error ? answer : answer.replace(`${name}/`, '');
}

export function table(columns, rows) {
  const cells = [columns, ...rows].map((row) =>
    row.map((cell) => (cell instanceof Error ? short(cell) : cell)),
  );
  const widths = columns.map((_, at) => Math.max(...cells.map((row) => row[at].length)) + 2);
  for (const row of cells) {
    console.log(
      row
        .map((cell, at) => cell.padEnd(widths[at]))
        .join('')
        .trimEnd(),
    );
  }
}

function short({ message }) {
  if (/not exported|not defined by|No "exports" main/.test(message)) return 'not exported';
  if (/not imported|not defined in/.test(message)) return 'not in imports';
  if (/nvalid/.test(message)) return 'invalid';
  return 'not found';
}
