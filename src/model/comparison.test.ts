import { expect, test } from 'vitest';
import { comparisonSchema } from './comparison.ts';

const source = { package: 'rollup', file: 'package.json', at: '"engines"' };
const fact = { tool: 'Rollup', says: '`>=18`', sources: [source] };
const subject = { id: 'node', head: 'Node.js', facts: [fact] };
const comparison = {
  readOn: '2026-11-15',
  tools: [{ name: 'Rollup', packages: { rollup: '4.68.2' } }],
  subjects: [subject],
};
const withFact = (change: object) => ({
  ...comparison,
  subjects: [{ ...subject, facts: [{ ...fact, ...change }] }],
});
const withSource = (change: object) => withFact({ sources: [{ ...source, ...change }] });

test('a fact with the file it was read in is one', () => {
  expect(comparisonSchema.parse(comparison)).toEqual(comparison);
});

test.each([
  ['a fact without a source', withFact({ sources: [] })],
  ['a fact that says nothing about sources', withFact({ sources: undefined })],
  ['a fact without words', withFact({ says: ' ' })],
  ['a source without a place in the file', withSource({ at: '' })],
  ['a source without a file', withSource({ file: '' })],
  ['a file outside of its package', withSource({ file: '../package.json' })],
  ['a package whose version is not named', withSource({ package: 'vite' })],
  [
    'a range in the place of a version',
    { ...comparison, tools: [{ name: 'Rollup', packages: { rollup: '^4.0.0' } }] },
  ],
  ['a tool that is not listed', withFact({ tool: 'Vite' })],
  [
    'a tool twice in one subject',
    { ...comparison, subjects: [{ ...subject, facts: [fact, fact] }] },
  ],
  ['a subject twice', { ...comparison, subjects: [subject, subject] }],
  [
    'a subject with facts about half of the tools',
    { ...comparison, tools: [...comparison.tools, { name: 'Vite', packages: { vite: '8.3.8' } }] },
  ],
  ['no date', { ...comparison, readOn: 'November 2026' }],
])('refused: %s', (_what, wrong) => {
  expect(comparisonSchema.safeParse(wrong).success).toBe(false);
});
