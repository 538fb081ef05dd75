import { expect, test } from 'vitest';
import walks from './walks.csv';

test('has two walks', () => {
  expect(walks).toHaveLength(2);
});
