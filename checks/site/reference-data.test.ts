// The published reference as another program meets it: over HTTP, held to the schema that is published beside it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validate } from 'schema-utils';
import { beforeAll, expect, inject, test } from 'vitest';
import { readPage } from '../../proof/links/built-pages.ts';
import {
  REFERENCE_FILES,
  REFERENCE_SCHEMA,
  type ReferenceFile,
} from '../../src/model/reference-data.ts';
import { loadReference } from '../../src/pipeline/reference/load-reference.ts';
import { readRecords } from '../search/records.ts';
import { DIST } from './routes.ts';

type Schema = Parameters<typeof validate>[0];

const origin = inject('origin');
const PATHS = Object.keys(REFERENCE_FILES);
const files = new Map<string, ReferenceFile>();
let schema: Schema & { $id: string };

beforeAll(async () => {
  const get = async (path: string) => (await fetch(origin + path)).json();
  schema = (await get(REFERENCE_SCHEMA)) as typeof schema;
  for (const path of PATHS) files.set(path, (await get(path)) as ReferenceFile);
});

const allRecords = () => [...files.values()].flatMap(({ records }) => records);

/** What the validator of webpack and its loaders says of a file; empty when it is content. */
function complaint(file: unknown): string {
  try {
    // The schema is for what JSON.parse gives, so the type of options does not fit.
    validate(schema, file as object);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

test.each([...PATHS, REFERENCE_SCHEMA])('%s is JSON, compressed and always fresh', async (path) => {
  const { status, headers } = await fetch(origin + path, { headers: { 'accept-encoding': 'br' } });
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(headers.get('content-encoding')).toBe('br');
  expect(headers.get('cache-control')).toBe('no-cache');
});

test.each(PATHS)('%s names the published schema and obeys it', (path) => {
  expect(files.get(path)?.$schema).toBe(schema.$id);
  expect(new URL(schema.$id).pathname).toBe(REFERENCE_SCHEMA);
  expect(complaint(files.get(path))).toBe('');
});

test('every record of the reference is in one of the files', async () => {
  const { records, versions } = await loadReference();
  const count = (all: readonly { set: string }[]) =>
    Object.fromEntries(
      [...Map.groupBy(all, ({ set }) => set)].map(([set, own]) => [set, own.length]).sort(),
    );
  expect(count(allRecords())).toEqual(count(records));
  for (const file of files.values()) {
    expect([file.webpack, file.packages]).toEqual([versions['webpack'], versions]);
  }
});

test('every address of a record leads to an id of a built page', async () => {
  const homes = allRecords().flatMap(({ url }) => (url === null ? [] : [new URL(url)]));
  const documented = (await readRecords()).flatMap(({ documents }) => documents);
  expect(documented.length).toBeGreaterThan(200);
  expect(homes.length).toBe(new Set(documented.map(({ set, name }) => `${set} ${name}`)).size);
  expect(new Set(homes.map(({ origin: own }) => own))).toEqual(
    new Set([new URL(schema.$id).origin]),
  );
  const pages = Map.groupBy(homes, ({ pathname }) => pathname);
  const ids = new Map(Array.from(pages.keys(), (path) => [path, idsOf(path)]));
  const lands = ({ pathname, hash }: URL): boolean =>
    ids.get(pathname)?.has(decodeURIComponent(hash.slice(1))) === true;
  expect(homes.filter((home) => !lands(home)).map(({ href }) => href)).toEqual([]);
  expect(lands(new URL('#nowhere', homes[0]))).toBe(false);
});

test('every plugin that webpack exports has a page of its section, or an entry on one', () => {
  const plugins = allRecords().filter(({ set, name }) => set === 'classes' && /Plugin$/.test(name));
  expect(plugins.length).toBeGreaterThan(80);
  const elsewhere = (records: typeof plugins): string[] =>
    records.filter(({ url }) => !isPluginPage(url)).map(({ name }) => name);
  expect(elsewhere(plugins)).toEqual([]);
  const [first, ...rest] = plugins.map((plugin) => ({ ...plugin }));
  if (first === undefined) throw new Error('There is no plugin to leave without a page.');
  expect(elsewhere([{ ...first, url: null }, ...rest])).toEqual([first.name]);
});

const isPluginPage = (url: string | null): boolean =>
  url !== null && /^\/plugins\/./.test(new URL(url).pathname);

/** Of a page that is not there the file is missing, and the test fails with its name. */
function idsOf(path: string): Set<string> {
  const file = `${path.slice(1)}index.html`;
  return readPage(file, readFileSync(join(DIST, file), 'utf8')).ids;
}

const WRONG: Record<string, [change: Record<string, unknown>, message: RegExp]> = {
  'of another type': [{ required: 'no' }, /records\[0\]\.required should be a boolean/],
  'with an unknown field': [{ source: 'Words.' }, /unknown property 'source'/],
  'without a name': [{ name: undefined }, /misses the property 'name'/],
  'of an unknown set': [{ set: 'option' }, /records\[0\]\.set should be one of these/],
  'with a version that is none': [{ since: '5.0' }, /records\[0\]\.since/],
  'with a default without cases': [{ default: [] }, /records\[0\]\.default should be a non-empty/],
};

test.each(Object.entries(WRONG))('the schema refuses a record %s', (_name, [change, message]) => {
  const file = files.get('/reference/options.json');
  const [first] = file?.records ?? [];
  const changed = JSON.parse(JSON.stringify({ ...file, records: [{ ...first, ...change }] }));
  expect(complaint(changed)).toMatch(message);
});
