import { expect, test } from 'vitest';
import type { ProofReport } from '../../src/model/proof-report.ts';
import { compareReports } from './claims.ts';
import { reportTable } from './table.ts';

const row = { set: 'options', total: 845, documented: 189, proven: 189, unproven: 0, failing: 0 };
const report: ProofReport = {
  versions: { webpack: '5.112.2' },
  rows: [row],
};

test('the same report passes', () => {
  expect(compareReports(report, structuredClone(report))).toEqual([]);
});

test.each([
  ['version', { ...report, versions: { webpack: '5.112.3' } }],
  ['row', { ...report, rows: [{ ...row, documented: 188 }] }],
  ['row', { ...report, rows: [] }],
])('another %s is named with what to do', (what, run) => {
  expect(compareReports(run, report)).toMatchObject([
    {
      what: expect.stringMatching(`^The ${what} .*; the site says `),
      advice: expect.stringContaining('/contribute/proof/ would be wrong'),
    },
  ]);
});

test('the table shows every count, and a dash where there is none', () => {
  const table = reportTable([row, { ...row, set: 'links', documented: null }]);
  expect(table.split('\n')).toEqual([
    'set          total documented     proven   unproven    failing',
    'options        845        189        189          0          0',
    'links          845          –        189          0          0',
  ]);
});
