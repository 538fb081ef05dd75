import { expect, test } from 'vitest';
import site from '../../../data/site.json' with { type: 'json' };
import { siteSchema } from '../../model/site.ts';
import { securityText } from './security.ts';

test('the contact expires within a year of the commit, whatever the clock says', () => {
  const text = securityText(siteSchema.parse(site), Date.UTC(2026, 0, 1) / 1000);
  expect(text.split('\n')).toEqual([
    'Contact: https://github.com/webpack/webpack/security/advisories/new',
    'Policy: https://github.com/webpack/webpack/security/policy',
    'Expires: 2026-12-31T00:00:00Z',
    'Preferred-Languages: en',
    'Canonical: https://webpack.js.org/.well-known/security.txt',
    '',
  ]);
});
