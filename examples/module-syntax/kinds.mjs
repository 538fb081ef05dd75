import fs from 'node:fs';
import webpack from 'webpack';

const names = [
  ['__webpack_public_path__'],
  ['__webpack_require__'],
  ['__webpack_is_included__', "__webpack_is_included__('./a.js')"],
  ['__webpack_exports_info__', '__webpack_exports_info__.a.used'],
  ['__webpack_module__'],
  ['__non_webpack_require__'],
  ['__resourceQuery'],
  ['require.onError'],
  ['require()', "require('./a.js')"],
  ['require.resolve()', "require.resolve('./a.js')"],
  ['require.cache'],
  ['require.main'],
  ['module.id'],
  ['module.hot'],
  ['module.exports'],
  ['define()', 'define({ a: 1 })'],
  ['__dirname'],
  ['global'],
  ['import.meta.url'],
  ['import.meta.webpackHot'],
  ['import.meta.glob()', "import.meta.glob('./a.js')"],
  ['import()', "import('./a.js')"],
];
const kinds = ['mjs', 'js', 'cjs'];

// One file for every name and kind of module, all built at once.
fs.mkdirSync('kinds', { recursive: true });
fs.writeFileSync('kinds/a.js', 'export const a = 1;\n');
const entry = {};
for (const [index, [name, code = name]] of names.entries()) {
  for (const kind of kinds) {
    const file = `./kinds/name-${index}.${kind}`;
    fs.writeFileSync(file, `use(${code});\n`);
    entry[`${index}-${kind}`] = { import: file, filename: `kinds/${index}-${kind}.js` };
  }
}
const { HotModuleReplacementPlugin } = webpack;
const plugins = [new HotModuleReplacementPlugin()];
const compiler = webpack({ mode: 'development', devtool: false, entry, plugins });
const { compilation } = await new Promise((resolve, reject) => {
  compiler.run((error, stats) => (error ? reject(error) : resolve(stats)));
});

// A name works if webpack replaces it, or if it is an argument of the function around the module.
function verdict(index, kind) {
  const [name, code = name] = names[index];
  const module = [...compilation.modules].find((each) =>
    each.resource?.endsWith(`name-${index}.${kind}`),
  );
  if (module.getNumberOfErrors() > 0) return 'error';
  const [chunk] = compilation.chunkGraph.getModuleChunksIterable(module);
  const results = compilation.codeGenerationResults;
  const emitted = results.getSource(module, chunk.runtime, 'javascript').source().toString();
  const given = [module.moduleArgument, module.exportsArgument, '__webpack_require__'];
  const works =
    !emitted.includes(`use(${code})`) ||
    emitted.startsWith(`var ${name} =`) ||
    given.includes(name.split('.')[0]);
  return works ? 'works' : 'left alone';
}

console.log(`${'name'.padEnd(27)}${kinds.map((kind) => `.${kind}`.padEnd(12)).join('')}`.trimEnd());
for (const [index, [name]] of names.entries()) {
  const verdicts = kinds.map((kind) => verdict(index, kind).padEnd(12));
  console.log(`${name.padEnd(27)}${verdicts.join('')}`.trimEnd());
}
