// A small project in which each checked option has something to act on.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Larger than the 20 kB from which webpack splits a module off in production. */
const LARGE = `[${"'padding', ".repeat(2600)}].length;\n`;

const FILES: Record<string, string> = {
  'package.json': '{ "name": "fixture", "version": "1.0.0" }',
  'src/index.js': [
    "import { first } from './values.js';",
    "import { kept } from 'free-of-effects';",
    "import vendor from 'vendor';",
    "import external from 'external-library';",
    "import data from './data.json';",
    "import small from './small.txt';",
    "import { box } from './style.module.css';",
    "import './style.css';",
    "const nested = require('./nested');",
    'console.log(first, kept, vendor, external, data, small, box, nested);',
    'console.log(process.env.NODE_ENV, __dirname, global.answer, [...data.list]);',
    "import('./one.js').then((one) => console.log(one));",
    "import('./two.js').then((two) => console.log(two));",
  ].join('\n'),
  'src/values.js': [
    "import { shared } from './pure.js';",
    'const helper = () => shared;',
    'export const first = () => import.meta.url;',
    'export const second = () => helper();',
  ].join('\n'),
  'src/pure.js': "export const shared = 'only the unused export needs this';",
  'src/nested.js': 'exports.nested = function () { return this; };',
  'src/one.js': "import { shared } from './shared.js';\nexport const one = shared + 1;",
  'src/two.js': "import { shared } from './shared.js';\nexport const two = shared + 2;",
  'src/shared.js': `export const shared = ${LARGE}`,
  'src/data.json': '{ "list": [1, 2, 3], "text": "long enough to be parsed at run time" }',
  'src/small.txt': 'a few bytes\n',
  'src/style.css': '.plain { color: red }',
  'src/style.module.css': '.box { color: blue }',
  'node_modules/vendor/package.json': JSON.stringify({
    name: 'vendor',
    browser: './browser.js',
    module: './module.js',
    main: './main.js',
  }),
  'node_modules/vendor/browser.js': `export default 'browser' + ${LARGE}`,
  'node_modules/vendor/module.js': "export default 'module';",
  'node_modules/vendor/main.js': "module.exports = 'main';",
  'other_modules/vendor/index.js': "module.exports = 'other';",
  'other_modules/free-of-effects/index.js': 'exports.kept = 0;',
  'node_modules/free-of-effects/package.json': '{ "sideEffects": false, "main": "index.js" }',
  'node_modules/free-of-effects/index.js': [
    "export * from './kept.js';",
    "export * from './left-out.js';",
  ].join('\n'),
  'node_modules/free-of-effects/kept.js': "export const kept = 'kept';",
  'node_modules/free-of-effects/left-out.js': "globalThis.leftOut = 1;\nexport const out = 'out';",
};

export function writeFixture(folder: string): void {
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}
