// Which files a reader has in a step, through steps and through an example that continues another.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bytesOf, lastStep, layersOf, lineageOf, sourcesOf } from './layers.ts';

let examples = '';

function write(files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(examples, path)), { recursive: true });
    writeFileSync(join(examples, path), text);
  }
}

beforeEach(() => {
  examples = mkdtempSync(join(tmpdir(), 'layers-'));
  write({
    'first/example.json': '{}',
    'first/package.json': '{}',
    'first/steps/01-a/step.json': '{}',
    'first/steps/01-a/src/a.js': '// #region x\na\n// #endregion\n',
    'first/steps/01-a/src/old.js': 'old',
    'first/steps/02-b/step.json': '{ "remove": ["src/old.js"] }',
    'first/steps/02-b/src/b.js': 'b',
    'first/steps/02-b/graph.json': '{}',
    'first/steps/wrong-1/step.json': '{ "on": "01-a" }',
    'first/steps/wrong-1/src/b.js': 'wrong',
    'second/example.json': '{ "continues": "first" }',
    'second/steps/01-c/step.json': '{}',
    'second/steps/01-c/src/a.js': 'new a',
  });
});
afterEach(() => rmSync(examples, { recursive: true }));

const files = (name: string, step: string): Record<string, string> =>
  Object.fromEntries(
    [...sourcesOf(layersOf(examples, name, step))].map(([path, source]) => [
      path,
      bytesOf(source).toString(),
    ]),
  );

test('a step has the files of the steps before it, without those it removes and without ours', () => {
  expect(files('first', '02-b')).toEqual({
    'package.json': '{}',
    'src/a.js': 'a\n',
    'src/b.js': 'b',
  });
  expect(files('first', 'wrong-1')['src/b.js']).toBe('wrong');
});

test('an example that continues another begins with its last step that has a number', () => {
  expect(lastStep(examples, 'first')).toBe('02-b');
  expect(files('second', '01-c')).toEqual({
    'package.json': '{}',
    'src/a.js': 'new a',
    'src/b.js': 'b',
  });
  expect(lineageOf(examples, 'second')).toEqual(['first', 'second']);
});

test('a name that is not an example and a circle are thrown', () => {
  write({ 'second/example.json': '{ "continues": "frist" }' });
  expect(() => lineageOf(examples, 'second')).toThrow(/"frist", which is not an example.*"first"/);
  write({
    'second/example.json': '{ "continues": "first" }',
    'first/example.json': '{ "continues": "second" }',
  });
  expect(() => lineageOf(examples, 'second')).toThrow(/which continues it/);
});
