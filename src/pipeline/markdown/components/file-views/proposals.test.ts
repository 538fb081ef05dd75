import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Vote } from '../../../../model/proposal.ts';
import { proposals } from './proposals.ts';

const FILE = new URL('../../../../../data/vote.json', import.meta.url);
const data: Vote = JSON.parse(readFileSync(FILE, 'utf8'));
const issues = data.proposals.map(({ issue }) => issue);
const bare: Vote = { ...data, counts: null, countedAt: null };
const counted: Vote = {
  ...data,
  countedAt: '2026-05-03T23:30:00.000Z',
  counts: Object.fromEntries(issues.map((issue, index) => [issue, index * 1000])),
};
const shownIssues = (html: string) =>
  [...html.matchAll(/data-issue="(\d+)"/g)].map((match) => Number(match[1]));

test('data/vote.json is shown whole: every proposal has its title, its issue and a way to vote', () => {
  const { html } = proposals.show(data);
  expect(shownIssues(html).toSorted((a, b) => a - b)).toEqual(issues);
  for (const { issue, closed } of data.proposals) {
    const url = `href="https://github.com/webpack/webpack/issues/${issue}"`;
    // The button and the title; a closed issue takes no votes.
    expect(html.split(url)).toHaveLength(closed ? 2 : 3);
  }
  expect(html).not.toContain(' style=');
  expect(html).toMatch(
    /<a class="btn btn-2" href="https:\/\/github\.com\/webpack\/webpack\/issues\/new\?[^"]+"[^>]*>.*Suggest a feature<\/a>/,
  );
});

test('without stored counts: a dash, no bar, the newest first, and the page says so', () => {
  const { html, prose } = proposals.show(bare);
  expect(shownIssues(html)).toEqual(issues.toReversed());
  expect(html).toContain(`${issues.length} proposals, newest first`);
  expect(html.split('<b>–</b>')).toHaveLength(issues.length + 1);
  expect(html.split('<rect width="0%"')).toHaveLength(issues.length + 1);
  expect(html).toContain('No counts are stored yet');
  expect(html).toContain('data-by="votes" aria-pressed="false" disabled');
  expect(prose).toContain(data.proposals[0]?.title);
});

test('with stored counts: most first, bars relative to the leader, and their day', () => {
  const { html } = proposals.show(counted);
  expect(shownIssues(html)).toEqual(issues.toReversed());
  expect(html).toContain('Counts of May 3, 2026.');
  expect(html).toContain(`${issues.length} proposals, most votes first`);
  expect(html).toContain('data-by="votes" aria-pressed="true"');
  expect(html).toContain(`<b>${issues.length - 1},000</b>`);
  expect(html.indexOf('width="100%"')).toBeLessThan(html.indexOf('width="50%"'));
});

test('titles of issues are text, and code in descriptions is code', () => {
  const [first, ...others] = bare.proposals;
  const odd = {
    ...first,
    issueTitle: '<b>&',
    title: 'a "b"',
    description: 'Set `a<b>` to see it.',
  };
  const { html } = proposals.show({ ...bare, proposals: [odd, ...others] });
  expect(html).not.toContain('<b>&<');
  expect(html).toContain('aria-label="Vote for: a &quot;b&quot;"');
  expect(html).toMatch(/Set <code>a&[^<]+<\/code> to see it\./);
});

test('a file that is not what the schema says is refused', () => {
  expect(() => proposals.show({ ...bare, counts: {} })).toThrow('stored together');
});
