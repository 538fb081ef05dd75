import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import { settings } from './settings.mjs';

const folder = process.argv[2];
const firstLine = ({ message }) => message.split('\n')[0];
const linesOf = (text) => text.split('\n').filter((line) => line.trim() !== '');

// Builds one file of the folder and writes its messages, its files and its code to emitted/.
async function emit(file) {
  const { name } = path.parse(file);
  const { run = false, show = [], find, ...config } = settings[name] ?? {};
  const compiler = webpack({
    mode: 'development',
    devtool: false,
    target: run ? 'node' : 'web',
    entry: `./${folder}/${file}`,
    ...config,
    output: { pathinfo: false, ...config.output, path: path.resolve('dist', name) },
  });
  const { compilation } = await new Promise((resolve, reject) => {
    compiler.run((error, stats) => (error ? reject(error) : resolve(stats)));
  });
  const { chunkGraph, codeGenerationResults, modules, requestShortener } = compilation;

  const parts = {
    errors: compilation.errors.map(firstLine),
    warnings: compilation.warnings.map(firstLine),
    files: Object.keys(compilation.assets).sort(),
  };
  for (const shown of compilation.errors.length > 0 ? [] : [`./${folder}/${file}`, ...show]) {
    for (const module of modules) {
      if (module.readableIdentifier(requestShortener) !== shown) continue;
      const [chunk] = chunkGraph.getModuleChunksIterable(module);
      if (!module.getSourceTypes().has('javascript')) continue;
      const source = codeGenerationResults.getSource(module, chunk.runtime, 'javascript');
      parts[shown] = linesOf(source.source().toString());
    }
  }
  if (find) {
    const main = fs.readFileSync(`dist/${name}/main.js`, 'utf8').replace(/^\/\*{6}\/\s*/gm, '');
    parts['in main.js'] = linesOf(main).filter((line) => find.test(line));
  }
  for (const asset of parts.files.filter((each) => /\.(css|html)$/.test(each))) {
    parts[asset] = linesOf(fs.readFileSync(`dist/${name}/${asset}`, 'utf8'));
  }
  if (run) {
    const [main] = parts.files.filter((each) => each.startsWith('main.'));
    const { stdout, stderr } = spawnSync(process.execPath, [`dist/${name}/${main}`], {
      encoding: 'utf8',
    });
    parts.printed = [...linesOf(stdout), ...linesOf(stderr).filter((line) => /^\w*Error/.test(line))];
  }
  const text = Object.entries(parts).flatMap(([part, lines]) =>
    lines.length === 0 ? [] : [part, ...lines.map((line) => `  ${line}`)],
  );
  fs.writeFileSync(`emitted/${name}.txt`, `${text.join('\n')}\n`);
}

fs.mkdirSync('emitted', { recursive: true });
for (const file of fs.readdirSync(folder)) await emit(file);
