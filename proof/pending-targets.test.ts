import { expect, test } from 'vitest';
import {
  committedPending,
  comparePending,
  currentPending,
  describeEntries,
} from './pending-targets.ts';

test('no old address waits for a page beyond the committed list', async () => {
  const current = await currentPending();
  const { added, settled } = comparePending(current, await committedPending());
  // An entry may stay in the list when its page comes: branches with pages would meet there if each removed its own.
  console.log(
    `${current.length} old URLs wait for a page; ${settled.length} in the list no longer do.`,
  );
  expect(
    added,
    `Not in proof/pending-targets.json:\n${describeEntries(added)}\n` +
      'Write the page, or give the address a target that exists in data/redirects.json.',
  ).toEqual([]);
});

const entry = (from: string, wanted = from, to = '/') => ({ from, wanted, to });

test('the comparison reports what is new and what is settled', () => {
  const change = comparePending([entry('/a/'), entry('/b/')], [entry('/b/'), entry('/c/')]);
  expect(change).toEqual({ added: [entry('/a/')], settled: [entry('/c/')] });
});

test('the comparison sees another wanted page, and ignores a nearer stopgap', () => {
  const { added, settled } = comparePending([entry('/a/', '/x/')], [entry('/a/', '/y/')]);
  expect([added.length, settled.length]).toEqual([1, 1]);
  expect(comparePending([entry('/a/', '/x/y/', '/x/')], [entry('/a/', '/x/y/', '/')])).toEqual({
    added: [],
    settled: [],
  });
});
