import { expect, test } from 'vitest';
import { badgesOf } from './badges.ts';

const project = { npm: 'css-loader', repo: 'webpack-contrib/css-loader', branch: 'main' };
const now = new Date('2026-11-15T09:00:00Z');

test('the nine addresses of a project', () => {
  const common = 'style=flat-square';
  const value = 'labelColor=e4ebf0&color=526672';
  const since = 'https://img.shields.io/github/commits-since/webpack-contrib/css-loader';
  expect(badgesOf(project, { now, theme: 'light' }).map(({ src }) => src)).toEqual([
    `https://img.shields.io/npm/v/css-loader?${common}&label=npm&labelColor=e4ebf0&color=1c78c0`,
    `https://img.shields.io/npm/dm/css-loader?${common}&label=downloads&${value}`,
    `https://img.shields.io/github/stars/webpack-contrib/css-loader?${common}&label=stars&${value}`,
    `https://img.shields.io/github/issues-raw/webpack-contrib/css-loader?${common}&label=issues&${value}`,
    `https://img.shields.io/github/issues-pr-raw/webpack-contrib/css-loader?${common}&label=PRs&${value}`,
    `${since}/main%40%7B2026-05-15%7D?${common}&label=commits+6+mo&${value}`,
    `${since}/main%40%7B2026-08-15%7D?${common}&label=3+mo&${value}`,
    `${since}/main%40%7B2026-10-15%7D?${common}&label=1+mo&${value}`,
    `${since}/main%40%7B2026-11-08%7D?${common}&label=1+wk&${value}`,
  ]);
});

test('dark has colours of its own; the version keeps its blue', () => {
  const [version, downloads] = badgesOf(project, { now, theme: 'dark' });
  expect(version?.src).toMatch(/labelColor=263741&color=1c78c0$/);
  expect(downloads?.src).toMatch(/labelColor=263741&color=3f5360$/);
});

test('every picture says what it shows and of which package', () => {
  const texts = badgesOf(project, { now, theme: 'light' }).map(({ alt }) => alt);
  expect(new Set(texts).size).toBe(9);
  expect(texts[0]).toBe('npm version of css-loader');
  expect(texts[8]).toBe('commits of the last week of css-loader');
});

test('a month without that day gives its last one', () => {
  const late = badgesOf(project, { now: new Date('2026-08-31T23:00:00Z'), theme: 'light' });
  expect(late[5]?.src).toContain('2026-02-28');
  expect(late[7]?.src).toContain('2026-07-31');
});
