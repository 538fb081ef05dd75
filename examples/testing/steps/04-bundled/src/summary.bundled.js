import assert from 'node:assert/strict';
import { test } from 'node:test';
import { summary } from './summary.js';
import walks from './walks.csv';

test('sums up the walks of the CSV file', () => {
  assert.equal(summary(walks).textContent, '2 walks, 19.8 km');
});

test('shows the picture that webpack emits', () => {
  assert.match(summary(walks).querySelector('img').src, /[0-9a-f]{20}\.svg$/);
});
