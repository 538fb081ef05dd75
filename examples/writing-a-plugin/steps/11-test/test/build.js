import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import webpack from 'webpack';

/** Builds the files in a folder of their own, and returns what the plugin wrote and reported. */
export async function build({ files = {}, plugins, name, output = {} }) {
  const folder = await mkdtemp(path.join(tmpdir(), 'headers-file-plugin-'));
  try {
    const all = { 'index.js': "console.log('home');\n", ...files };
    for (const [file, content] of Object.entries(all)) {
      await writeFile(path.join(folder, file), content);
    }
    const compiler = webpack({
      mode: 'production',
      context: folder,
      entry: './index.js',
      output: { path: path.join(folder, 'dist'), filename: '[name].[contenthash:8].js', ...output },
      plugins,
    });
    const stats = await promisify(compiler.run.bind(compiler))();
    await promisify(compiler.close.bind(compiler))();

    const { errors, warnings } = stats.toJson({ all: false, errors: true, warnings: true });
    const read = (file) => readFile(path.join(folder, 'dist', file)).catch(() => null);
    return {
      headers: String(await read(name ?? '_headers')),
      script: await read(stats.compilation.getAssets()[0].name),
      info: stats.compilation.getAsset(name ?? '_headers')?.info,
      errors: errors.map(({ message }) => message),
      warnings: warnings.map(({ message }) => message),
      watched: [...stats.compilation.fileDependencies].map((file) => path.relative(folder, file)),
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}
