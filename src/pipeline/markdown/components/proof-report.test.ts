import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tempContent } from '../../testing/temp-content.ts';
import { coverageHtml, proofReport, proofReportHtml } from './proof-report.ts';

const row = { set: 'options', total: 1845, documented: 120, proven: 0, unproven: 2, failing: 1 };

test('shows what was checked with what, and leaves out a number that has no meaning', () => {
  const html = proofReportHtml({
    versions: { webpack: '5.112.2', tapable: '2.3.0' },
    rows: [row, { ...row, set: 'fences', documented: null }],
    pages: {},
  });
  expect(html).toContain(
    '<p>Checked with <code>webpack</code> 5.112.2, <code>tapable</code> 2.3.0.</p>',
  );
  expect(html).toContain('<tr><th scope="row">Options</th><td class="ar">1,845</td>');
  expect(html).toContain(
    '<th scope="row">Fences</th><td class="ar">1,845</td><td class="ar"></td>',
  );
});

test('there is none without the file, and none from a file of another shape', () => {
  using temp = tempContent();
  expect(proofReport(temp.out)).toBeNull();
  mkdirSync(join(temp.out, 'proof'), { recursive: true });
  writeFileSync(join(temp.out, 'proof/report.json'), JSON.stringify({ rows: [row] }));
  expect(proofReport(temp.out)).toBeNull();
  const whole = { versions: {}, rows: [row], pages: {} };
  writeFileSync(join(temp.out, 'proof/report.json'), JSON.stringify(whole));
  expect(proofReport(temp.out)).toBe(proofReportHtml(whole));
});

test.each([
  [190, 846, '190 of 846 options so far, each with its type'],
  [846, 846, 'Every option with its type'],
])('with %i of %i options it says: %s', (documented, total, text) => {
  const rest = { proven: 0, unproven: 0, failing: 0 };
  const rows = [
    { set: 'hooks', total: 1, documented: 1, ...rest },
    { set: 'options', total, documented, ...rest },
  ];
  expect(coverageHtml({ versions: {}, rows, pages: {} })).toContain(`<p>${text}`);
});

test('without a row of the options there is nothing to say', () => {
  expect(() => coverageHtml({ versions: {}, rows: [], pages: {} })).toThrow('no row');
});
