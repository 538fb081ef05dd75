// The tables have exactly what the schemas have, and say something about each.
import { expect, test } from 'vitest';
import * as z from 'zod';
import { frontMatterSchema } from '../../../model/front-matter.ts';
import { COMPONENTS } from '../components/registry.ts';
import { LANGUAGES } from '../fences/languages.ts';
import { FENCE_OPTIONS } from '../fences/options.ts';
import {
  asMarkdown,
  COMPONENT_GROUPS,
  componentsOf,
  fenceLanguages,
  fenceOptions,
  frontMatterKeys,
  type Vocabulary,
} from './tables.ts';

const first = ({ rows }: Vocabulary): string[] => rows.map(([cell = '']) => cell);
const coded = (names: readonly string[]): string[] => names.map((name) => `\`${name}\``);

test('front matter: a row for each key of the schema, in its order', () => {
  expect(first(frontMatterKeys())).toEqual(coded(Object.keys(frontMatterSchema.shape)));
  expect(frontMatterKeys().rows[1]).toEqual([
    '`description`',
    'text of at most 160 characters',
    'yes',
    'One sentence that says what is on the page, different on every page.',
  ]);
});

test('languages and options of fences: a row for each', () => {
  expect(first(fenceLanguages())).toEqual(coded(Object.keys(LANGUAGES)));
  const examples = Object.values(FENCE_OPTIONS).map(({ example }) => example);
  expect(first(fenceOptions()).toSorted()).toEqual(coded(examples).toSorted());
});

test('components: each in one table, with its own attributes', () => {
  const names = Object.keys(COMPONENTS).map((name) => `<${name} />`);
  const shown = COMPONENT_GROUPS.flatMap((group) => first(componentsOf(group)));
  expect(shown.toSorted()).toEqual(coded(names).toSorted());
  expect(componentsOf('reference').rows[0]?.[2]).toBe(
    '`path="output.filename"`: the option; `no-example` (may be left out): why an example would teach nothing',
  );
});

test('what is added without a description fails', () => {
  const bare = z.strictObject({ ...frontMatterSchema.shape, layout: z.string() });
  expect(() => frontMatterKeys(bare)).toThrow('"layout" has no description.');
  const dark = { takes: 'word', example: 'dark', what: ' ' } as const;
  expect(() => fenceOptions({ ...FENCE_OPTIONS, dark })).toThrow('"dark" has no description.');
  const { Pages } = COMPONENTS;
  if (Pages === undefined) throw new Error('There is no component Pages.');
  expect(() => componentsOf('text', { Map: { ...Pages, what: '' } })).toThrow('"Map" has no');
  expect(() => componentsOf('text', { Map: { ...Pages, attributes: { of: '' } } })).toThrow(
    '"Map of" has no description.',
  );
});

test('an example in a table is one that its component takes', () => {
  for (const { example, attributes, optional } of Object.values(COMPONENTS)) {
    const given = [...example.matchAll(/ ([\w-]+)="/g)].map(([, name = '']) => name);
    const needed = Object.keys(attributes).filter((name) => !optional?.includes(name));
    expect(Object.keys(attributes)).toEqual(expect.arrayContaining(given));
    expect(given).toEqual(expect.arrayContaining(needed));
  }
});

test('a pipe in a cell does not end it', () => {
  expect(asMarkdown({ heads: ['A'], rows: [['`a | b`']] })).toBe('| A |\n| --- |\n| `a \\| b` |');
});
