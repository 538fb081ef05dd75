import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sentence } from './sentence.js';

test('counts the walks and rounds their length', () => {
  assert.equal(sentence([{ km: 7.5 }, { km: 12.25 }], 'km'), '2 walks, 19.8 km');
});

test('has words for an empty list', () => {
  assert.equal(sentence([], 'km'), 'No walks yet');
});
