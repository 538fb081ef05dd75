import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { functionSignature } from './function-signature.ts';

const folder = mkdtempSync(join(tmpdir(), 'signature-'));
writeFileSync(
  join(folder, 'Lib.js'),
  `/** @typedef {(a: Map<string, () => void>, b?: { c: string, d: number }) => boolean} Checked */
/**
 * @typedef {(
 *   this: Resolver,
 *   ...rest: string[]
 * ) => "x" | undefined} Wrapped
 */
/**
 * @callback Called
 * @param {string} first words
 * @param {number=} second words
 * @returns {void}
 */
/** @typedef {Called | Checked} Either */`,
);
const document = { root: {}, file: join(folder, 'schema.json') };

test.each([
  ["import('./Lib').Checked", '(a, b?) => boolean'],
  ["import('./Lib').Wrapped", "(...rest) => 'x' | undefined"],
  ["import('./Lib').Called<import('./Other').Data>", '(first, second?) => void'],
  ["import('./Lib').Either", '((first, second?) => void) | ((a, b?) => boolean)'],
  ["import('./Lib').Absent", 'Function'],
  ["import('./Gone').Checked", 'Function'],
  ["typeof import('../util/Hash')", 'typeof Hash'],
  ['((request: string) => boolean)', '(request) => boolean'],
  ["(x: import('./y').Z) => import('./y').Z[]", '(x) => Z[]'],
])('%s is shown as %s', (tsType, expected) => {
  expect(functionSignature(tsType, document)).toBe(expected);
});
