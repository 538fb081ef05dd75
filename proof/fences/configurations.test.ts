import { beforeAll, expect, test, vi } from 'vitest';
import { ConfigurationPool } from './configuration/pool.ts';
import { fence, project, prove, type TestFence } from './testing.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

/** One page for all, so that workers and compiler start once. */
const WRONG: Record<string, { fence: TestFence; line: number; says: string }> = {
  'a misspelt option': {
    fence: fence('js file="webpack.config.js"', 'export default {\n  outptu: { clean: true },\n};'),
    line: 2,
    says: 'configuration has an unknown property \'outptu\'. Did you mean "output"?',
  },
  'a misspelt option in a fragment': {
    fence: fence('js partial', "mode: 'none',\noutput: {\n  filname: 'a.js',\n},"),
    line: 3,
    says: "configuration.output has an unknown property 'filname'",
  },
  'a misspelt option behind a change': {
    fence: fence('js diff file="webpack.config.js"', '-  output: {},\n+  output: { cleen: true },'),
    line: 2,
    says: "configuration.output has an unknown property 'cleen'",
  },
  'an unknown experiment': {
    fence: fence('js', 'export default {\n  experiments: {\n    outputModule: true,\n  },\n};'),
    line: 3,
    says: "configuration.experiments has an unknown property 'outputModule'.",
  },
  'a wrong key of the dev server': {
    fence: fence('js', 'export default {\n  devServer: {\n    prot: 1 },\n};'),
    line: 3,
    says: 'devServer has an unknown property \'prot\'. Did you mean "port" or "hot" or "proxy"?',
  },
  'wrong options of a plugin': {
    fence: fence(
      'js',
      "import webpack from 'webpack';\nexport default {\n  plugins: [new webpack.BannerPlugin({ banner: 'a', enty: true })],\n};",
    ),
    line: 3,
    says: "options has an unknown property 'enty'",
  },
  'a method no string has': {
    fence: fence(
      'js file="webpack.config.js"',
      "export default {\n  output: {\n    filename: ({ chunk }) => (chunk.name.contains('a') ? 'a.js' : 'b.js'),\n  },\n};",
    ),
    line: 3,
    says: "Type error: Property 'contains' does not exist on type 'string'.",
  },
  'a wrong type in TypeScript': {
    fence: fence(
      'ts file="webpack.config.ts"',
      "import type { Configuration } from 'webpack';\nconst config: Configuration = {\n  entry: () => 5,\n};\nexport default config;",
    ),
    line: 3,
    says: 'Type error: ',
  },
  'a wrong option of a loader': {
    fence: fence(
      'js',
      "export default {\n  module: {\n    rules: [\n      { test: /a/, use: [{ loader: 'css-loader',\n        options: { modulse: true } }] },\n    ],\n  },\n};",
    ),
    line: 5,
    says: 'css-loader: options has an unknown property \'modulse\'. Did you mean "modules"?',
  },
  'a loader nobody knows': {
    fence: fence('js', "export default {\n  module: { rules: [{ use: 'css-laoder' }] },\n};"),
    line: 2,
    says: 'The loader "css-laoder" is not known. Did you mean "css-loader"',
  },
  'a wrong option of a rule': {
    fence: fence(
      'js partial',
      "{\n  test: /a/,\n  type: 'asset',\n  parser: { dataUrlCondition: { maxSiz: 1 } },\n}",
    ),
    line: 4,
    says: "unknown property 'maxSiz'",
  },
  'an unknown option of the JavaScript parser': {
    fence: fence(
      'js partial',
      "{\n  test: /a/,\n  type: 'javascript/auto',\n  parser: { comonjs: false },\n}",
    ),
    line: 4,
    says: "The parser of javascript/auto has an unknown property 'comonjs'.",
  },
  'a configuration that throws a moment later': {
    fence: fence(
      'js',
      "export default { mode: 'none', entry: './a.js' };\nsetTimeout(() => {\n  throw new Error('late');\n}, 0);",
    ),
    line: 0,
    says: 'It ends the process with code 1: Error: late.',
  },
  'an import that is not there': {
    fence: fence(
      'js file="webpack.config.js"',
      "import x from './missing.js';\nexport default { name: x };",
    ),
    line: 1,
    says: "Cannot find module './missing.js'.",
  },
  'a package that is not installed': {
    fence: fence(
      'js file="webpack.config.js"',
      "import x from 'no-such-plugin';\nexport default x;",
    ),
    line: 1,
    says: "Cannot find package 'no-such-plugin'.",
  },
  'a configuration that throws when called': {
    fence: fence('js', "export default (env) => {\n  env.a.b();\n  return { mode: 'none' };\n};"),
    line: 2,
    says: 'The configuration cannot be evaluated: Cannot read properties of undefined',
  },
  'a configuration that ends the process': {
    fence: fence('js', "process.exit(3);\nexport default { mode: 'none', entry: './a.js' };"),
    line: 0,
    says: 'It ends the process with code 3',
  },
  'a configuration that hangs': {
    fence: fence('js', "export default { mode: 'none', entry: './a.js' };\nfor (;;);"),
    line: 0,
    says: 'It does not finish within 10 s',
  },
  'a file of that name without a configuration': {
    fence: fence('js file="webpack.config.js"', 'export const a = 1;'),
    line: 0,
    says: 'It exports no configuration',
  },
  'a fragment that is none': {
    fence: fence('js partial', "export default { mode: 'none' };"),
    line: 0,
    says: 'A fence with "partial" that is no part of a configuration.',
  },
  'a failure that does not happen': {
    fence: fence('js fails="unknown property"', "export default { mode: 'none' };"),
    line: 0,
    says: 'It should fail with "unknown property", but: nothing is wrong with it.',
  },
  'another failure than promised': {
    fence: fence('js partial fails="absolute path"', 'outptu: {}'),
    line: 0,
    says: 'It should fail with "absolute path", but: configuration has an unknown property',
  },
  'a type error in a checked fence': {
    fence: fence('ts types', "const a: string = 'a';\nexport const b: number = a;"),
    line: 2,
    says: "Type error: Type 'string' is not assignable to type 'number'.",
  },
};

const RIGHT: TestFence[] = [
  fence('js file="my-plugin.js"', 'export class MyPlugin {\n  apply() {}\n}'),
  fence(
    'js file="webpack.config.js"',
    "import { MyPlugin } from './my-plugin.js';\nexport default { plugins: [new MyPlugin()] };",
  ),
  fence(
    'cjs file="webpack.config.js"',
    "const path = require('node:path');\nmodule.exports = { context: path.resolve(__dirname) };",
  ),
  fence(
    'js',
    "export default async (env, argv) => [{ mode: argv.mode, name: 'a' }, { name: 'b' }];",
  ),
  fence(
    'js',
    "const config = { mode: 'none' };\nexport default () => {\n  config.devtool = 'eval';\n  return config;\n};",
  ),
  fence('js', "const shared = { mode: 'none' };\nexport default [{ ...shared, name: 'a' }];"),
  fence(
    'js partial',
    "{ test: /\\.css$/, use: ['style-loader', { loader: 'css-loader', options: { modules: true } }] }",
  ),
  fence('js partial', "new webpack.BannerPlugin({ banner: 'a' })"),
  fence('js partial', "output: { path: path.resolve('dist') },\ndevServer: { port: 3000 },"),
  fence('js partial fails="not an absolute path"', "output: {\n  path: 'build',\n},"),
  fence('js partial', '{ test: /a/, parser: { amd: false }, generator: { emit: false } }'),
  fence('ts', "export default { mode: 'production' };"),
  // The folder cannot be written to, and the stream says so while the configuration is awaited.
  fence(
    'js',
    "import { createWriteStream } from 'node:fs';\nimport { setTimeout } from 'node:timers/promises';\ncreateWriteStream('events.json');\nawait setTimeout(50);\nexport default { mode: 'none' };",
  ),
  fence('js file="babel.config.js"', "export default { plugins: ['a'], name: 5 };"),
  fence('js types', "export const a = 'a'.toUpperCase();"),
];

let result: Awaited<ReturnType<typeof prove>>;
beforeAll(async () => {
  const pool = new ConfigurationPool({ project, timeout: 10_000 });
  result = await prove([...Object.values(WRONG).map((one) => one.fence), ...RIGHT], { pool });
  pool.close();
});

test.each(Object.keys(WRONG))('%s fails at its line, with advice', (name) => {
  const { line = 0, says = '' } = WRONG[name] ?? {};
  const at = (Object.keys(WRONG).indexOf(name) + 1) * 100;
  const own = result.problems.filter((problem) => Math.floor(problem.line / 100) * 100 === at);
  expect(own[0]).toMatchObject({ file: 'content/guides/test.md', line: at + line });
  expect(own[0]?.what).toContain(says);
  expect(own[0]?.advice.length).toBeGreaterThan(10);
  expect(result.outcomes.find((outcome) => outcome.line === at)?.status).toBe('failing');
});

test('what is right is proven, beside everything that is wrong', () => {
  const from = (Object.keys(WRONG).length + 1) * 100;
  expect(result.printed.filter((_, index) => (result.problems[index]?.line ?? 0) >= from)).toEqual(
    [],
  );
  const outcomes = result.outcomes.filter(({ line }) => line >= from);
  expect(outcomes.map(({ status }) => status)).toEqual(RIGHT.map(() => 'proven'));
  const isConfiguration = outcomes.map(({ checks }) => checks.includes('constructs'));
  expect(isConfiguration).toEqual(RIGHT.map(({ info }) => !/my-plugin|babel|js types/.test(info)));
});

test('a file beside a fence is the nearest above it', async () => {
  const { printed } = await prove([
    fence('js file="names.js"', "export default 'first';"),
    fence(
      'js file="webpack.config.js"',
      "import name from './names.js';\nif (name !== 'first') throw new Error(name);\nexport default { name };",
    ),
    fence('js file="names.js"', "export default 'second';"),
    fence(
      'js file="webpack.config.js"',
      "import name from './names.js';\nif (name !== 'second') throw new Error(name);\nexport default { name };",
    ),
  ]);
  expect(printed).toEqual([]);
});

test('a package may use a loader of its own by name', async () => {
  const configuration = fence(
    'js file="webpack.config.js"',
    "export default { module: { rules: [{ use: 'own-loader' }] } };",
  );
  const manifest = (more: string) =>
    fence('json file="package.json"', `{ "name": "own-loader"${more} }`);
  const alone = await prove([manifest(''), configuration]);
  expect(alone.printed.join()).toContain('The loader "own-loader" is not known.');
  const { printed } = await prove([manifest(', "exports": "./index.js"'), configuration]);
  expect(printed).toEqual([]);
});
