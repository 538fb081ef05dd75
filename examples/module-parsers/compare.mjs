import fs from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';

const firstLine = ({ message }) => message.split('\n')[0];
const linesOf = (text) => text.split('\n').filter((line) => line.trim() !== '');

// Builds a configuration. Returns its messages, its files, and the lines of each module.
async function build(config, folder) {
  const output = { pathinfo: false, ...config.output, path: path.resolve('dist', folder) };
  const compiler = webpack({ mode: 'development', devtool: false, ...config, output });
  const { compilation } = await new Promise((resolve, reject) => {
    compiler.run((error, stats) => (error ? reject(error) : resolve(stats)));
  });
  const parts = {
    errors: compilation.errors.map(firstLine),
    warnings: compilation.warnings.map(firstLine),
    files: Object.keys(compilation.assets).sort(),
    runtime: [],
  };
  for (const module of compilation.modules) {
    const name = module.readableIdentifier(compilation.requestShortener);
    const [chunk] = compilation.chunkGraph.getModuleChunksIterable(module);
    if (name.startsWith('webpack/runtime/')) parts.runtime.push(name);
    else if (chunk !== undefined && module.getSourceTypes().has('javascript')) {
      const results = compilation.codeGenerationResults;
      const source = results.getSource(module, chunk.runtime, 'javascript');
      parts[name.replace(/^css /, '')] = linesOf(source.source().toString());
    }
  }
  for (const name of parts.files.filter((file) => /\.(css|html)$/.test(file))) {
    parts[name] = linesOf(fs.readFileSync(path.join(output.path, name), 'utf8'));
  }
  return parts;
}

// The same rules and options without parser and generator.
function without({ rules = [], ...module }) {
  const plain = ({ parser, generator, ...rule }) => rule;
  return { ...plain(module), rules: rules.map(plain) };
}

function difference(before, after) {
  const text = [];
  for (const part of Object.keys(before).filter((name) => name in after)) {
    // Code of the runtime is listed by name, and only if no module differs.
    if (part === 'runtime') continue;
    const lines = linesThatDiffer(before[part], after[part]);
    if (lines.length > 0) text.push(part, ...lines);
  }
  const runtime = linesThatDiffer(before.runtime, after.runtime);
  if (text.length === 0 && runtime.length > 0) text.push('runtime', ...runtime);
  return text.length > 0 ? text : ['no difference'];
}

function linesThatDiffer(before, after) {
  return [
    ...before.filter((line) => !after.includes(line)).map((line) => `- ${line}`),
    ...after.filter((line) => !before.includes(line)).map((line) => `+ ${line}`),
  ];
}

const group = process.argv[2];
fs.mkdirSync(`differences/${group}`, { recursive: true });
for (const file of fs.readdirSync(`options/${group}`)) {
  const { name } = path.parse(file);
  const { default: config } = await import(path.resolve('options', group, file));
  const before = await build({ ...config, module: without(config.module) }, `without/${name}`);
  const after = await build(config, `with/${name}`);
  fs.writeFileSync(
    `differences/${group}/${name}.txt`,
    `${difference(before, after).join('\n')}\n`,
  );
}
