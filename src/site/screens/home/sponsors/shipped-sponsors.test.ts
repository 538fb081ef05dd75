import { expect, test } from 'vitest';
import summary from '../../../../../data/sponsor-summary.json' with { type: 'json' };
import data from '../../../../../data/sponsors.json' with { type: 'json' };
import { sponsorSnapshotSchema } from '../../../../model/sponsor.ts';
import { summarizeSponsors } from '../../../../model/sponsor-groups.ts';

test('the shipped file is a snapshot of sponsors', () => {
  expect(sponsorSnapshotSchema.parse(data)).toEqual(data);
});

test('the summary that keeps the room says what the shipped file holds', () => {
  expect(summary).toEqual(summarizeSponsors(data));
});
