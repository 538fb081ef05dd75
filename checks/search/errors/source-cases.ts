// Sources and entries that do not build, each with the section that explains the message.
import { configured, type ErrorCase, MODULE, sourced } from './error-case.ts';

const RESOLUTION = '/concepts/module-resolution/';
const RESOLVE = '/configuration/resolve/';
const MODULES = '/concepts/modules/';
const ENTRIES = '/concepts/entry-points/#errors-you-may-meet';
const LOADERS = '/concepts/loaders/#errors-you-may-meet';
const TARGETS = '/concepts/targets/';
const STARTED = '/guides/getting-started/#if-it-does-not-work';

export const SOURCE_CASES: ErrorCase[] = [
  sourced(
    "can't resolve a file",
    "import './gret.js';",
    [`${RESOLUTION}#cannot-resolve-a-file`, STARTED],
    {
      files: { 'src/greet.js': 'export const greet = 1;\n' },
    },
  ),
  sourced(
    "can't resolve a package",
    "import 'lodash';",
    [`${RESOLUTION}#cannot-resolve-a-package`, `${RESOLVE}#cannot-resolve-a-package`],
    { lines: 5 },
  ),
  sourced(
    'not exported',
    "import 'money/lib/format.js';",
    [`${RESOLUTION}#not-exported`, `${RESOLVE}#not-exported`],
    {
      lines: 2,
      files: {
        'node_modules/money/package.json':
          '{ "name": "money", "exports": { "./format": "./lib/format.js" } }\n',
        'node_modules/money/lib/format.js': 'export const format = 1;\n',
      },
    },
  ),
  sourced('node: scheme in a browser', "import 'node:path';", [
    `${RESOLUTION}#modules-of-nodejs-in-a-browser`,
    `${RESOLVE}#node-scheme`,
  ]),
  sourced(
    'polyfills',
    "import 'path';",
    [
      `${RESOLUTION}#modules-of-nodejs-in-a-browser`,
      `${RESOLVE}#polyfills`,
      '/configuration/node/#polyfills',
      '/migrate/5/#core-modules',
    ],
    { lines: 6 },
  ),
  sourced(
    'no loader',
    "import './logo.svg';",
    [
      `${MODULES}#you-may-need-an-appropriate-loader`,
      LOADERS,
      '/loaders/#a-complete-loader',
      '/guides/asset-management/#you-may-need-an-appropriate-loader',
    ],
    { files: { 'src/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>\n' }, lines: 6 },
  ),
  sourced(
    'fully specified',
    "import './greet';",
    [
      `${MODULES}#it-was-resolved-as-fully-specified`,
      `${RESOLVE}#fully-specified`,
      `${RESOLUTION}#cannot-resolve-a-file`,
      STARTED,
      '/migrate/5/#fully-specified',
      '/guides/typescript/#fully-specified',
    ],
    { files: { 'package.json': MODULE, 'src/greet.js': 'export const greet = 1;\n' } },
  ),
  sourced(
    'import in CommonJS',
    "import './greet.js';",
    [`${MODULES}#import-and-export-may-appear-only-with-sourcetype-module`, STARTED],
    { files: { 'package.json': '{ "name": "app", "type": "commonjs" }\n' } },
  ),
  sourced(
    'export was not found',
    "import { dollars } from './euros.js';\n\nconsole.log(dollars);",
    [`${MODULES}#export-was-not-found`],
    { files: { 'package.json': MODULE, 'src/euros.js': 'export const euros = 1;\n' } },
  ),
  configured(
    'no parser registered',
    "{ mode: 'development', module: { rules: [{ test: /\\.css$/, type: 'css/module' }] } }",
    [`${MODULES}#no-parser-registered`],
    { files: { 'src/index.js': "import './app.css';\n", 'src/app.css': 'body { margin: 0 }\n' } },
  ),
  sourced(
    'named export of JSON',
    "import { version } from './info.json';\n\nconsole.log(version);",
    [
      '/migrate/5/#using-named-exports-from-json-modules',
      `${MODULES}#strict-es-modules`,
      '/guides/asset-management/#named-json',
    ],
    { files: { 'package.json': MODULE, 'src/info.json': '{ "version": "1.0.0" }\n' } },
  ),
  sourced('TypeScript enum', "import './tea.ts';", [LOADERS, '/guides/typescript/#enum'], {
    files: { 'src/tea.ts': 'export enum Tea { EarlGrey, Sencha }\n' },
    cli: ['--stats', 'errors-only'],
    lines: 7,
  }),
  configured(
    'loader that returns nothing',
    "{ mode: 'development', module: { rules: [{ test: /\\.csv$/, use: './csv-loader.cjs' }] } }",
    [LOADERS, '/concepts/loaders/#what-a-loader-may-return'],
    {
      files: {
        'src/index.js': "import './prices.csv';\n",
        'src/prices.csv': 'Sencha,6.50\n',
        'csv-loader.cjs': 'module.exports = () => {};\n',
      },
    },
  ),
  configured('entry without ./', "{ mode: 'development', entry: 'src/index.js' }", [
    ENTRIES,
    `${RESOLUTION}#cannot-resolve-a-package`,
    `${RESOLVE}#need-to-start-with`,
  ]),
  configured(
    'two entries, one file',
    "{ mode: 'development', entry: { a: './src/index.js', b: './src/b.js' }, output: { filename: 'app.js' } }",
    [ENTRIES, '/configuration/output/#outputfilename', '/guides/output-management/#conflict'],
    { files: { 'src/b.js': 'console.log(2);\n' } },
  ),
  configured(
    'dependOn and runtime',
    "{ mode: 'development', entry: { a: './src/index.js', b: { import: './src/b.js', dependOn: 'a', runtime: 'r' } } }",
    [ENTRIES],
    { files: { 'src/b.js': 'console.log(2);\n' } },
  ),
  configured(
    'dependOn in a circle',
    "{ mode: 'development', entry: { a: { import: './src/index.js', dependOn: 'b' }, b: { import: './src/b.js', dependOn: 'a' } } }",
    [ENTRIES],
    { files: { 'src/b.js': 'console.log(2);\n' } },
  ),
  configured('no chunk format', "{ mode: 'development', target: 'es2022' }", [
    `${TARGETS}#no-default-chunk-format`,
  ]),
  configured(
    'unknown target',
    "{ mode: 'development', target: 'chrome' }",
    [`${TARGETS}#unknown-target`],
    { lines: 5 },
  ),
  configured('no browserslist', "{ mode: 'development', target: 'browserslist' }", [
    `${TARGETS}#no-browserslist-config`,
  ]),
];
