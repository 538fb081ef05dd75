// Whoever keeps a file judges it by its name: every hashed file is whole by the worker's own rule, and a changed one is not.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hashOf } from '../../src/site/worker/files.ts';
import { wholeCopy } from '../../src/site/worker/whole.ts';
import { DIST, routes } from './routes.ts';

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  woff2: 'font/woff2',
  svg: 'image/svg+xml',
  png: 'image/png',
};
const FILES = ['assets', 'a', 'p', 's'].flatMap((folder) =>
  readdirSync(`${DIST}/${folder}`, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map(({ parentPath, name }) => `${parentPath}/${name}`.slice(DIST.length)),
);

const isKept = async (path: string, body: Buffer): Promise<boolean> => {
  const type = TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? 'text/html';
  const answer = new Response(new Uint8Array(body), { headers: { 'content-type': type } });
  return (await wholeCopy(path, answer)) !== null;
};

test('every file in a hashed folder is named by its bytes', async () => {
  expect(FILES.length).toBeGreaterThan(100);
  const wrong: string[] = [];
  for (const path of FILES) {
    if (!hashOf(path) || !(await isKept(path, readFileSync(DIST + path)))) wrong.push(path);
  }
  expect(wrong).toEqual([]);
});

test('with one byte more none is', async () => {
  for (const path of FILES) {
    const more = Buffer.concat([readFileSync(DIST + path), Buffer.from(' ')]);
    expect(await isKept(path, more), path).toBe(false);
  }
});

test('every page has the marks by which a copy of it is kept, and half of it has not', async () => {
  for (const { path } of routes()) {
    const html = readFileSync(`${DIST}${path}index.html`);
    expect(await isKept(path, html), path).toBe(true);
    expect(await isKept(path, html.subarray(0, -9)), path).toBe(false);
  }
});
