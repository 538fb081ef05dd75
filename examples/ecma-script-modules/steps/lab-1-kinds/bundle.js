import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import vm from 'node:vm';
import webpack from 'webpack';

const root = import.meta.dirname;

/** Builds a file, and runs the bundle as a browser would: without require, module and exports. */
export async function bundle(file, configuration) {
  const compiler = webpack({
    context: root,
    mode: 'development',
    devtool: false,
    entry: file,
    output: { path: path.join(root, 'dist/lab'), library: { name: 'result', type: 'var' } },
    ...configuration,
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  const [error] = stats.compilation.errors;
  const [module] = stats.compilation.entries
    .get('main')
    .dependencies.map((dependency) => stats.compilation.moduleGraph.getModule(dependency));
  if (error) return { module, error, warnings: stats.compilation.warnings };
  const code = readFileSync(path.join(root, 'dist/lab/main.js'), 'utf8');
  try {
    const exports = vm.runInNewContext(`${code}; result`, { console });
    return { module, exports, warnings: stats.compilation.warnings };
  } catch (error) {
    return { module, error, warnings: stats.compilation.warnings };
  }
}

export function table(rows) {
  const widths = rows[0].map((_, at) => Math.max(...rows.map((row) => row[at].length)) + 2);
  for (const row of rows) {
    console.log(
      row
        .map((cell, at) => cell.padEnd(widths[at]))
        .join('')
        .trimEnd(),
    );
  }
}
