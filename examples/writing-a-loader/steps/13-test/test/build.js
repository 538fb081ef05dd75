import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import webpack from 'webpack';

const LOADER = path.resolve(import.meta.dirname, '../src/index.js');

/** Builds the first file in a folder of its own, and imports what webpack made of it. */
export async function build(files, options) {
  const folder = await mkdtemp(path.join(tmpdir(), 'phrases-loader-'));
  try {
    for (const [name, content] of Object.entries(files)) {
      await writeFile(path.join(folder, name), content);
    }
    const compiler = webpack({
      mode: 'development',
      devtool: 'source-map',
      context: folder,
      entry: `./${Object.keys(files)[0]}`,
      output: { path: folder, filename: 'built.mjs', library: { type: 'module' } },
      module: { rules: [{ test: /\.phrases$/, use: [{ loader: LOADER, options }] }] },
    });
    const stats = await promisify(compiler.run.bind(compiler))();
    await promisify(compiler.close.bind(compiler))();

    const { errors, warnings } = stats.toJson({ all: false, errors: true, warnings: true });
    const file = path.join(folder, 'built.mjs');
    return {
      phrases: errors.length === 0 ? await import(pathToFileURL(file).href) : undefined,
      code: [...stats.compilation.modules][0].originalSource()?.source(),
      map: JSON.parse(await readFile(`${file}.map`, 'utf8')),
      errors: errors.map(({ message }) => message),
      warnings: warnings.map(({ message }) => message),
      watched: [...stats.compilation.fileDependencies].map((file) => path.relative(folder, file)),
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}
