// The whole run with metadata from memory: no network.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { starterKitsSchema } from '../../../src/model/starter-kit.ts';
import { kitFacts } from './kit-facts.ts';
import { refreshStarterKits, type View } from './refresh-starter-kits.ts';

const root = mkdtempSync(join(tmpdir(), 'kits-test-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const file = join(root, 'starter-kits.json');
const now = new Date('2030-01-02T03:04:05Z');

const kit = (name: string) => ({
  name,
  description: `What ${name} is.`,
  tags: ['Any'],
  maintainer: 'One',
  webpack: '^5.0.0',
  declared: 'dependency',
});
const before = { asOf: '2029-01-01', kits: [...'abcdefgh'].map(kit) };
beforeEach(() => writeFileSync(file, JSON.stringify(before)));
const read = () => JSON.parse(readFileSync(file, 'utf8'));

const view: View = async (name) => ({
  author: name === 'a' ? 'Two <two@example.com>' : 'One',
  dependencies: { webpack: '^5.0.0' },
});

test('facts and the day are renewed, our words stay, and changes are told', async () => {
  expect(await refreshStarterKits(file, { view, now })).toEqual(['a: maintainer One → Two']);
  expect(read().asOf).toBe('2030-01-02');
  expect(read().kits[0]).toEqual({ ...kit('a'), maintainer: 'Two' });
  expect(read().kits[1]).toEqual(kit('b'));
  expect(await refreshStarterKits(file, { view, now })).toEqual([]);
});

const gone: View = async () => {
  throw new Error('npm error code E404\nnpm error 404 Not Found');
};
test.each<[string, View, string]>([
  ['vanished', gone, 'b: npm error code E404'],
  ['lost webpack', async () => ({ author: 'One' }), 'b: does not ask for webpack'],
  [
    'went back to webpack 4',
    async () => ({ author: 'One', dependencies: { webpack: '4.46.0' } }),
    'b: asks for webpack 4.46.0, not 5',
  ],
  ['answers nonsense', async () => JSON.parse('<html>'), 'b: Unexpected token'],
])('one package that %s leaves the file as it was', async (_what, broken, message) => {
  const wrong: View = (name) => (name === 'b' ? broken(name) : view(name));
  await expect(refreshStarterKits(file, { view: wrong, now })).rejects.toThrow(message);
  expect(read()).toEqual(before);
});

test('a refusal names every package that is to go', async () => {
  await expect(refreshStarterKits(file, { view: gone, now })).rejects.toThrow(
    /^a: .*(?:\n[b-g]: .*){6}\nh: /m,
  );
});

test('the shipped file has at least 8 kits, each once and all of them for webpack 5', () => {
  const { kits } = starterKitsSchema.parse(
    JSON.parse(readFileSync('data/starter-kits.json', 'utf8')),
  );
  expect(kits.length).toBeGreaterThanOrEqual(8);
  for (const key of ['name', 'description'] as const) {
    expect(new Set(kits.map((each) => each[key])).size, key).toBe(kits.length);
  }
  for (const { maintainer, webpack } of kits) {
    expect(kitFacts({ author: maintainer, dependencies: { webpack } })).toMatchObject({ webpack });
  }
});
