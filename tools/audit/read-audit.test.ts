import { expect, test } from 'vitest';
import { readAudit } from './read-audit.ts';

test('each advisory is a line with its titles', () => {
  const report = {
    vulnerabilities: {
      tool: { name: 'tool', severity: 'high', range: '<2.0.0', via: [{ title: 'Reads any file' }] },
      user: { name: 'user', severity: 'high', range: '*', via: ['tool'] },
    },
  };
  expect(readAudit(JSON.stringify(report))).toEqual({
    asked: true,
    lines: ['high: tool <2.0.0: Reads any file', 'high: user *'],
  });
  expect(readAudit('{ "vulnerabilities": {} }')).toEqual({ asked: true, lines: [] });
});

test.each([
  ['{ "message": "405 Method Not Allowed", "statusCode": 405 }', '405 Method Not Allowed'],
  ['', 'npm gave no report.'],
  ['not JSON', 'npm gave no report.'],
])('%j is no answer, not a clean one', (json, said) => {
  expect(readAudit(json)).toEqual({ asked: false, lines: [said] });
});
