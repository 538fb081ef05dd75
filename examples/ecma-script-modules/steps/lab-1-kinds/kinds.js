import { mkdirSync, writeFileSync } from 'node:fs';
import { bundle, table } from './bundle.js';

const packages = { none: {}, commonjs: { type: 'commonjs' }, module: { type: 'module' } };
const contents = {
  export: 'export const a = 1;',
  exports: 'exports.a = 1;',
  both: "import './other.mjs'; exports.a = 1;",
  await: 'await null;',
  'import.meta': 'import.meta.url;',
};
const files = ['a.mjs', 'module/a.js', 'a.cjs', 'commonjs/a.js', 'none/a.js'];
const names = Object.keys(contents);

for (const [name, source] of Object.entries(contents)) {
  for (const [folder, manifest] of Object.entries(packages)) {
    mkdirSync(`kinds/${name}/${folder}`, { recursive: true });
    writeFileSync(`kinds/${name}/${folder}/package.json`, JSON.stringify(manifest));
  }
  for (const folder of ['.', ...Object.keys(packages)]) {
    writeFileSync(`kinds/${name}/${folder}/other.mjs`, '');
  }
  for (const file of files) writeFileSync(`kinds/${name}/${file}`, source);
}

const webpackRows = [];
const nodeRows = [];
for (const file of files) {
  const answers = [];
  for (const name of names) {
    const path = `./kinds/${name}/${file}`;
    answers.push({ ...(await bundle(path)), node: await askNode(path) });
  }
  const { type } = answers[0].module;
  webpackRows.push([file, type, ...answers.map(inWebpack)]);
  nodeRows.push([file, '', ...answers.map(({ node }) => node)]);
}
table([['webpack', 'type', ...names], ...webpackRows]);
console.log();
table([['Node.js', '', ...names], ...nodeRows]);

function inWebpack({ module, error }) {
  if (error) return short(error);
  return module.buildMeta.exportsType === 'namespace' ? 'ES module' : 'CommonJS';
}

async function askNode(path) {
  try {
    return 'module.exports' in (await import(path)) ? 'CommonJS' : 'ES module';
  } catch (error) {
    return short(error);
  }
}

function short({ name }) {
  return name === 'ModuleParseError' ? 'SyntaxError' : name;
}
