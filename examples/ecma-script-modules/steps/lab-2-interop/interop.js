import { mkdirSync, writeFileSync } from 'node:fs';
import { bundle, table } from './bundle.js';

const modules = {
  'properties.cjs': 'exports.a = 1;',
  'function.cjs': 'module.exports = () => 1;',
  'compiled.cjs': "exports.__esModule = true; exports.default = 'D'; exports.a = 1;",
  'computed.cjs': "for (const name of ['a']) exports[name] = 1;",
};
const forms = {
  'import value': (file) => `import value from '../${file}'; export { value };`,
  'import { a }': (file) => `import { a as value } from '../${file}'; export { value };`,
};
const folders = { auto: {}, strict: { type: 'module' } };

for (const [folder, manifest] of Object.entries(folders)) {
  mkdirSync(`interop/${folder}`, { recursive: true });
  writeFileSync(`interop/${folder}/package.json`, JSON.stringify(manifest));
}

const rows = [['', '', 'webpack, auto', 'webpack, strict', 'Node.js']];
for (const [file, source] of Object.entries(modules)) {
  writeFileSync(`interop/${file}`, source);
  for (const [at, [form, importer]] of Object.entries(forms).entries()) {
    const name = `${at}-${file}.js`;
    for (const folder of Object.keys(folders)) {
      writeFileSync(`interop/${folder}/${name}`, importer(file));
    }
    rows.push([
      file,
      form,
      show(await bundle(`./interop/auto/${name}`)),
      show(await bundle(`./interop/strict/${name}`)),
      show(await askNode(`./interop/strict/${name}`)),
    ]);
  }
}
table(rows);

async function askNode(file) {
  try {
    return { exports: await import(file) };
  } catch (error) {
    return { error };
  }
}

function show({ exports, error }) {
  if (error) return 'error: no such export';
  const { value } = exports;
  if (typeof value === 'function') return 'the function';
  return value === undefined ? 'undefined' : JSON.stringify(value).replaceAll('"', '');
}
