import assert from 'node:assert/strict';
import { test } from 'node:test';
import { total } from './distance.js';

test('adds up distances, which come as text from a CSV file', () => {
  assert.equal(total([{ km: '7.5' }, { km: '12.25' }]), 19.75);
});

test('is zero without walks', () => {
  assert.equal(total([]), 0);
});
