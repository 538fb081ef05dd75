import { expect, test } from 'vitest';
import { type Entry, whatToDrop } from './what-to-drop.ts';

const page = (path: string, bytes: number, files: string[] = []): Entry => ({ path, bytes, files });
const file = (path: string, bytes: number): Entry => ({ path, bytes, files: null });
const MANY = 1000;

test('nothing goes while both limits hold', () => {
  const entries = [page('/a/', 50, ['/assets/a.js']), file('/assets/a.js', 50), file('/p/x.js', 1)];
  expect(whatToDrop(entries, { bytes: 101, documents: 1 })).toEqual([]);
});

test('too many bytes: files of no page go first, the oldest before the others', () => {
  const entries = [
    page('/a/', 40, ['/assets/a.js']),
    file('/p/old.js', 10),
    file('/assets/a.js', 40),
    file('/p/new.js', 10),
  ];
  expect(whatToDrop(entries, { bytes: 90, documents: MANY })).toEqual(['/p/old.js']);
  expect(whatToDrop(entries, { bytes: 89, documents: MANY })).toEqual(['/p/old.js', '/p/new.js']);
});

test('then the oldest page goes with the files that no other page needs', () => {
  const entries = [
    page('/a/', 10, ['/assets/main.js', '/assets/a.png']),
    file('/assets/main.js', 10),
    file('/assets/a.png', 10),
    page('/b/', 10, ['/assets/main.js']),
  ];
  expect(whatToDrop(entries, { bytes: 20, documents: MANY })).toEqual(['/a/', '/assets/a.png']);
});

test('too many pages: the oldest go, also when there is room', () => {
  const entries = [page('/a/', 1), page('/b/', 1), page('/c/', 1), file('/p/free.js', 1)];
  expect(whatToDrop(entries, { bytes: MANY, documents: 1 })).toEqual(['/a/', '/b/']);
});

test('the page just read stays, however large it is', () => {
  const entries = [page('/a/', 10), page('/b/', 500, ['/p/b.js']), file('/p/b.js', 500)];
  expect(whatToDrop(entries, { bytes: 100, documents: MANY })).toEqual(['/a/']);
});
