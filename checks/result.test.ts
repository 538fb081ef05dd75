// The end of a run must name what failed: that is the part of the log everybody sees.
import { expect, test } from 'vitest';
import { ended, failedList, proofResult, testResult } from './result.ts';

const ROOT = '/somewhere/';
const good = { status: 'passed', ancestorTitles: [], title: 'good' };
const bad = { status: 'failed', ancestorTitles: ['/concepts/'], title: 'lands there' };
const file = (status: string, message: string, assertionResults: unknown[]) => ({
  ...{ name: `${ROOT}checks/a.test.ts`, status, message, assertionResults },
});
const report = (...testResults: unknown[]): string =>
  JSON.stringify({ numPassedTests: 7, testResults });

test('a failed test is named with its file and its titles', () => {
  expect(testResult(report(file('failed', '', [good, bad])), ROOT)).toEqual({
    passed: 7,
    failures: ['checks/a.test.ts › /concepts/ › lands there'],
  });
});

test('a file that fails outside its tests is a failure with its message', () => {
  const text = report(file('failed', 'Cannot find module', [good]));
  expect(testResult(text, ROOT).failures).toEqual(['checks/a.test.ts: Cannot find module']);
  expect(testResult(report(file('passed', '', [good])), ROOT).failures).toEqual([]);
});

test('a suite that ends badly has failed, whatever it left', () => {
  const green = () => ({ passed: 3, failures: [] });
  expect(ended(true, green)).toEqual({ passed: 3, failures: [] });
  expect(ended(false, green).failures).toHaveLength(1);
  expect(ended(true, () => proofResult('')).failures).toHaveLength(1);
  expect(ended(false, () => ({ passed: 3, failures: ['x'] })).failures).toEqual(['x']);
});

test('problems of the proof are repeated in full, and a long list is cut with its count', () => {
  const { failures } = proofResult(
    '{ "passed": 30, "problems": ["a.md:3  Wrong.\\n    Mend it."] }',
  );
  expect(failedList([{ suite: 'prove', passed: 30, failures }])).toBe(
    '\nfailed:\n  prove: a.md:3  Wrong.\n        Mend it.\n',
  );
  const many = Array.from({ length: 30 }, (_, index) => `test ${index}`);
  const list = failedList([{ suite: 'site', passed: 0, failures: many }]);
  expect(list).toContain('site: test 24\n  site: and 5 more\n');
  expect(failedList([{ suite: 'site', passed: 1, failures: [] }])).toBe('');
});
