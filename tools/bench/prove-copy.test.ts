// The doubled examples must be other examples to the cache, and the same ones to a reader.
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { loadExamples } from '../../proof/examples/load-examples.ts';
import { doubleContent, doubleExamples } from './prove-copy.ts';

const root = mkdtempSync(join(tmpdir(), 'prove-copy-'));
afterAll(() => rmSync(root, { recursive: true }));

test('every example is there twice, with the same steps and folder and another hash', () => {
  mkdirSync(join(root, 'examples/shop/steps/01-a'), { recursive: true });
  writeFileSync(join(root, 'examples/README.md'), 'Not an example.');
  writeFileSync(join(root, 'examples/shop/example.json'), '{ "about": "A shop" }');
  writeFileSync(join(root, 'examples/shop/steps/01-a/step.json'), '{ "run": ["true"] }');
  doubleExamples(join(root, 'examples'));
  const { examples, problems } = loadExamples(root);
  expect(problems).toEqual([]);
  const [first, second] = examples;
  expect(examples.map(({ name }) => name)).toEqual(['shop', 'shop-2']);
  expect(second?.folder).toBe(first?.folder);
  expect(second?.steps.map(({ id }) => id)).toEqual(['shop-2/01-a']);
  expect(second?.hash).not.toBe(first?.hash);
});

test('every page is there twice, those of folders as well', () => {
  const content = join(root, 'content');
  mkdirSync(join(content, 'api'), { recursive: true });
  for (const path of ['index.md', 'vote.md', 'api/index.md', 'api/cli.mdx']) {
    writeFileSync(join(content, path), '---\ntitle: A\ndescription: B\n---\n');
  }
  doubleContent(content);
  const files = readdirSync(content, { recursive: true, encoding: 'utf8' });
  expect(files.filter((name) => name.includes('-2')).sort()).toEqual([
    ...['api/cli-2.mdx', 'api/index-2.md', 'index-2.md', 'vote-2.md'],
  ]);
});
