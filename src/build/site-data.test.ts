import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { siteSchema } from '../model/site.ts';
import { PROJECT_ROOT } from './paths.ts';
import { readSiteData } from './site-data.ts';

const site = JSON.parse(readFileSync(`${PROJECT_ROOT}/data/site.json`, 'utf8'));
const search = { applicationId: 'APP0000001', apiKey: 'key', indexName: 'docs' };

test('the site searches its own index, and a hosted one could be named', () => {
  expect(readSiteData(PROJECT_ROOT).site.search).toBe(null);
  expect(siteSchema.parse({ ...site, search }).search).toEqual(search);
});

test.each([
  { ...search, applicationId: 'x.evil.example/' },
  { ...search, applicationId: "x; script-src 'unsafe-inline'" },
  { ...search, apiKey: '' },
  { ...search, indexName: '' },
  { applicationId: 'APP0000001' },
  undefined,
])('the hosted search %o is refused', (hosted) => {
  expect(siteSchema.safeParse({ ...site, search: hosted }).success).toBe(false);
});
