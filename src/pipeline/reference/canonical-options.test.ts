import { join } from 'node:path';
import { expect, test } from 'vitest';
import { canonicalOptions } from './canonical-options.ts';
import { flattenSchema } from './flatten-schema.ts';
import { optionRecords } from './option-records.ts';
import { readSchema, type Schema } from './schema.ts';

const FILE = join(import.meta.dirname, '../../../node_modules/webpack/schemas/WebpackOptions.json');
const document = readSchema(FILE);
const options = canonicalOptions(document.root, FILE);
const records = new Map(optionRecords('options', options).map((record) => [record.name, record]));
const below = (parent: string, names: string[]) =>
  names.filter((name) => name.startsWith(`${parent}.`)).length;

test('webpack 5.112.2 has 1854 paths, which are 846 options, 189 of them under output', () => {
  const names = options.map(({ name }) => name);
  expect(flattenSchema(document)).toHaveLength(1854);
  expect(names).toHaveLength(846);
  expect(below('output', names)).toBe(189);
  expect(new Set(names).size).toBe(846);
});

test('names what the schema repeats or merges only once', () => {
  const has = (name: string) => records.has(name);
  expect(['output.filename', 'module.rules.test', 'entry.*.dependOn'].every(has)).toBe(true);
  expect(has('module.parser.javascript/auto.url')).toBe(false);
  expect(has('module.rules.test.not')).toBe(false);
  expect(has('resolveLoader.alias')).toBe(false);
  expect(has('resolveLoader')).toBe(true);
});

test.each([
  ['mode', "'development' | 'production' | 'none'"],
  ['output.filename', 'string | ((pathData, assetInfo?) => string)'],
  ['output.path', 'string'],
  ['output.hashFunction', 'string | typeof Hash'],
  ['bail', 'boolean'],
  ['amd', 'false | object'],
  ['resolve.extensions', 'string[]'],
  ['resolve.alias', 'Record<string, false | string | string[]> | object[]'],
  [
    'module.noParse',
    'RegExp | string | ((content) => boolean) | (RegExp | string | ((content) => boolean))[]',
  ],
  [
    'module.rules.test',
    'RegExp | string | ((value) => boolean) | object | RuleSetConditionAbsolute[]',
  ],
  ['performance.assetFilter', '(name, source, assetInfo) => boolean'],
  [
    'output.resourceHints.initial',
    "'prefetch' | 'preload' | 'none' | boolean | ((context) => HtmlResourceHint[]) | object[]",
  ],
  ['parallelism', 'number'],
])('%s takes %s', (name, type) => {
  expect(records.get(name)?.type).toBe(type);
});

test('every option has a type, and its words in the schema', () => {
  const bare = [...records.values()].filter(({ type, source }) => type === '' || source === '');
  expect(bare.map(({ name }) => name)).toEqual([]);
});

test('a closed list has values, an open one has none', () => {
  expect(records.get('mode')?.values).toEqual(["'development'", "'production'", "'none'"]);
  expect(records.get('output.libraryTarget')?.values).toEqual([]);
  expect(records.get('bail')?.values).toEqual([]);
});

test('required means that no alternative does without it', () => {
  expect(records.get('entry.*.import')?.required).toBe(true);
  expect(records.get('cache.type')?.required).toBe(true);
  expect(records.get('output.library.type')?.required).toBe(false);
});

test('keywords count wherever they stand, and for what lies below', () => {
  expect(records.get('output.strictModuleExceptionHandling')?.deprecated).toBe(true);
  expect(records.get('optimization.moduleIds')?.deprecated).toBe(false);
  expect(records.get('experiments.buildHttp.frozen')?.experimental).toBe(true);
  expect(records.get('experiments')?.experimental).toBe(false);
  expect(records.get('experiments.buildHttp')?.since).toBe('5.49.0');
});

const FIXTURE: Schema = {
  definitions: {
    Rule: {
      type: 'object',
      properties: {
        test: { type: 'string' },
        rules: { type: 'array', items: { $ref: '#/definitions/Rule' } },
      },
    },
    Name: { enum: ['a', 'b'], added: '5.7', description: 'A name.' },
  },
  type: 'object',
  required: ['name'],
  properties: {
    name: { oneOf: [{ $ref: '#/definitions/Name' }] },
    module: {
      type: 'object',
      properties: {
        rules: {
          type: 'array',
          items: { anyOf: [{ $ref: '#/definitions/Rule' }, { enum: ['...'] }] },
        },
        parser: {
          type: 'object',
          properties: {
            css: { type: 'object', properties: { url: { type: 'boolean' } } },
            'css/auto': {
              type: 'object',
              properties: { url: { enum: ['x'] }, only: { type: 'number' } },
            },
          },
        },
      },
    },
    either: {
      anyOf: [
        { type: 'object', required: ['x'], properties: { x: { type: 'string' } } },
        { type: 'object', required: ['y', 'x'], properties: { y: {}, x: { type: 'integer' } } },
        {
          type: 'object',
          additionalProperties: { type: 'object', properties: { z: { type: 'null' } } },
        },
      ],
    },
  },
};

test('a schema of any shape: references, alternatives, recursion, maps and merged module types', () => {
  expect(canonicalOptions(FIXTURE).map(({ name }) => name)).toEqual([
    'name',
    'module',
    'module.rules',
    'module.rules.test',
    'module.rules.rules',
    'module.parser',
    'module.parser.css',
    'module.parser.css.url',
    'module.parser.css.only',
    'either',
    'either.x',
    'either.y',
    'either.*.z',
  ]);
  const found = new Map(
    optionRecords('options', canonicalOptions(FIXTURE)).map((r) => [r.name, r]),
  );
  expect(found.get('name')).toMatchObject({
    type: "'a' | 'b'",
    values: ["'a'", "'b'"],
    since: '5.7.0',
    source: 'A name.',
    required: true,
  });
  expect(found.get('module.rules')?.type).toBe("(object | '...')[]");
  expect(found.get('module.parser.css.url')?.type).toBe("boolean | 'x'");
  expect(found.get('either.x')).toMatchObject({ type: 'string | number', required: true });
  expect(found.get('either.y')).toMatchObject({ type: 'any', required: false });
});

test('an option that a release adds is one more name', () => {
  const root = structuredClone(document.root);
  const { Output } = root.definitions ?? {};
  if (Output?.properties) Output.properties.brandNew = { type: 'boolean', added: '6.0.0' };
  const added = canonicalOptions(root).filter(({ name }) => !records.has(name));
  expect(added.map(({ name }) => name)).toEqual(['output.brandNew']);
});

test('a reference to nothing is named', () => {
  const broken: Schema = { properties: { a: { $ref: '#/definitions/Gone' } } };
  expect(() => canonicalOptions(broken)).toThrow('"#/definitions/Gone" points at nothing');
});
