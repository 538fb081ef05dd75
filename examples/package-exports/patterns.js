import { askNode, askWebpack, inside, table } from './ask.js';

const packages = process.argv.slice(2);

const questions = {
  import: (name) => askWebpack(name, 'esm'),
  'require()': (name) => askWebpack(name, 'commonjs'),
  'import, development': (name) => askWebpack(name, 'esm', { mode: 'development' }),
  'import, worker': (name) => askWebpack(name, 'esm', { target: 'webworker' }),
  'import, node': (name) => askWebpack(name, 'esm', { target: 'node' }),
  'import, electron-main': (name) => askWebpack(name, 'esm', { target: 'electron-main' }),
  'import, electron-renderer': (name) => askWebpack(name, 'esm', { target: 'electron-renderer' }),
  '@import in CSS': (name) => askWebpack(name, 'css-import'),
  'Node.js import': (name) => askNode(name, 'esm'),
  'Node.js require()': (name) => askNode(name, 'commonjs'),
};
const rows = Object.entries(questions).map(async ([question, ask]) => [
  question,
  ...(await Promise.all(packages.map(async (name) => inside(name, await ask(name))))),
]);
table(['', ...packages], await Promise.all(rows));
