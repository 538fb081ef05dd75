import { expect, test } from 'vitest';
import { describeChange, headingsOf, readmeChange } from './readme-change.ts';

const before = '# a\n\n## Options\n\n```bash\n# no heading\n```\n\n## Old\n\n### x\n\n### x\n';
const after = '# a\n\n## Options ##\n\n## New\n\n### x\n';

test('headings are those outside of code', () => {
  expect(headingsOf(before)).toEqual(['# a', '## Options', '## Old', '### x', '### x']);
  expect(headingsOf('````md\n```\n# no\n```\n# no\n````\n# yes')).toEqual(['# yes']);
});

test('what came, what went, how much', () => {
  const change = readmeChange(before, after);
  expect(change).toEqual({
    added: ['## New'],
    removed: ['## Old', '### x'],
    bytes: after.length - before.length,
  });
  expect(describeChange('a', ['1.0.0', '1.1.0'], change)).toBe(
    `a 1.0.0 → 1.1.0: README −${before.length - after.length} bytes\n  − ## Old\n  − ### x\n  + ## New`,
  );
});

test('nothing but the version', () => {
  expect(describeChange('a', ['1.0.0', '1.0.1'], readmeChange(after, after))).toBe(
    'a 1.0.0 → 1.0.1: README same size',
  );
});
