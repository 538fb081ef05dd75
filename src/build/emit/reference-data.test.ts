// The published reference: of a few invented records, field by field, and of the real ones, whole.
import { expect, test } from 'vitest';
import { REFERENCE_SETS, type Reference, type ReferenceRecord } from '../../model/reference.ts';
import {
  REFERENCE_FILES,
  REFERENCE_SCHEMA,
  type ReferenceFile,
  referenceFileSchema,
} from '../../model/reference-data.ts';
import { loadReference } from '../../pipeline/reference/load-reference.ts';
import { NO_REFERENCE } from '../../pipeline/testing/no-reference.ts';
import { sampleRecord } from '../../pipeline/testing/sample-record.ts';
import { referenceData } from './reference-data.ts';

const origin = 'https://webpack.example';
const invented = (facts: Pick<ReferenceRecord, 'set' | 'name'>): ReferenceRecord => ({
  type: 'string',
  values: [],
  default: [{ modes: null, targets: ['node'], value: "'a'", code: true }],
  required: false,
  since: '5.1.0',
  valuesSince: { "'a'": '5.2.0' },
  deprecated: false,
  experimental: true,
  flag: '--a',
  kind: null,
  parameters: [{ name: 'b', type: 'number' }],
  returns: 'boolean | void',
  source: 'Words of the package.',
  ...facts,
});
const REFERENCE: Reference = {
  ...NO_REFERENCE,
  versions: { webpack: '5.2.0', tapable: '2.0.0' },
  records: [
    invented({ set: 'dev-server', name: 'devServer.a' }),
    invented({ set: 'options', name: 'b' }),
    invented({ set: 'options', name: 'B' }),
    invented({ set: 'hooks', name: 'b' }),
  ],
};
const page = sampleRecord('configuration/b.md', {
  documents: [{ set: 'options', name: 'b', id: 'b', line: 1 }],
});
const publish = (reference: Reference) => referenceData({ records: [page], reference, origin });
const parse = (text: string | undefined): ReferenceFile =>
  referenceFileSchema.parse(JSON.parse(text ?? ''));

test('a file names its schema and its versions, and holds its records by set and name', () => {
  const { records, ...head } = parse(publish(REFERENCE).get('/reference/options.json'));
  expect(head).toEqual({
    $schema: `${origin}${REFERENCE_SCHEMA}`,
    webpack: '5.2.0',
    packages: REFERENCE.versions,
  });
  expect(records.map(({ name }) => name)).toEqual(['B', 'b', 'devServer.a']);
});

test('a record has its facts and its home, and no word of the package', () => {
  const files = publish(REFERENCE);
  const { source: _, ...facts } = invented({ set: 'options', name: 'b' });
  expect(parse(files.get('/reference/options.json')).records[1]).toEqual({
    ...facts,
    url: `${origin}/configuration/b/#b`,
  });
  // The same name in another set is another thing.
  expect(parse(files.get('/reference/hooks.json')).records[0]?.url).toBeNull();
  expect([...files.values()].join('')).not.toContain('Words of the package');
});

test('the order of the packages does not show', () => {
  const turned = { ...REFERENCE, records: REFERENCE.records.toReversed() };
  expect(publish(turned)).toEqual(publish(REFERENCE));
});

test('every record stands on a line of its own', () => {
  const lines = publish(REFERENCE).get('/reference/options.json')?.split('\n') ?? [];
  expect(lines.filter((line) => line.includes('"name":"devServer.a"'))).toHaveLength(1);
  expect(lines).toHaveLength(1 + 3 + 2);
});

test('every set is in exactly one file', () => {
  expect(Object.values(REFERENCE_FILES).flat().sort()).toEqual([...REFERENCE_SETS].sort());
});

test('every record of the pinned packages is published once', async () => {
  const reference = await loadReference();
  const files = publish(reference);
  files.delete(REFERENCE_SCHEMA);
  const published = [...files.values()].flatMap((text) => parse(text).records);
  const names = (records: readonly Pick<ReferenceRecord, 'set' | 'name'>[]) =>
    records.map(({ set, name }) => `${set} ${name}`).sort();
  expect(names(published)).toEqual(names(reference.records));
  expect([...files.values()].join('')).not.toContain('"source":');
});

test('the schema has its address and says what each field means', () => {
  const schema = JSON.parse(publish(REFERENCE).get(REFERENCE_SCHEMA) ?? '');
  expect(schema).toMatchObject({
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: `${origin}${REFERENCE_SCHEMA}`,
  });
  const fields = fieldsOf(schema);
  expect(fields.map(([name]) => name)).toContain('records.default.modes');
  expect(fields.filter(([, { description = '' }]) => !/\w.*\.$/.test(description))).toEqual([]);
});

interface Node {
  description?: string;
  properties?: Record<string, Node>;
  items?: Node;
  anyOf?: Node[];
}

/** Every property of the schema by its path, with what is said about it. */
function fieldsOf({ properties = {}, items, anyOf = [] }: Node): [string, Node][] {
  const own = Object.entries(properties).flatMap(([name, node]): [string, Node][] => [
    [name, node],
    ...fieldsOf(node).map(([path, inner]): [string, Node] => [`${name}.${path}`, inner]),
  ]);
  return [...own, ...(items ? fieldsOf(items) : []), ...anyOf.flatMap(fieldsOf)];
}
