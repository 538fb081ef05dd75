import { expect, test } from 'vitest';
import { withAliases } from './aliases.ts';

const made = { html: '<p>a</p><h2 class="x" id="install">Install</h2>', ids: ['install'] };
const alias = (aliases: Record<string, string>) => withAliases(made, { name: 'a', aliases });

test('an old id stands before the heading that has its subject now', () => {
  expect(alias({ installation: 'install' })).toEqual({
    made: {
      html: '<p>a</p><span class="alias" id="installation"></span><h2 class="x" id="install">Install</h2>',
      ids: ['install', 'installation'],
    },
    problems: [],
  });
});

test.each([{ installation: 'gone' }, { install: 'install' }])('%j is refused', (aliases) => {
  const { made: same, problems } = alias(aliases as Record<string, string>);
  expect(same).toEqual(made);
  expect(problems).toHaveLength(1);
});

test('without aliases, and on a page without headings, nothing changes', () => {
  expect(alias({}).made).toEqual(made);
  const empty = { html: '<p>a</p>', ids: [] };
  const kept = withAliases(empty, { name: 'a', aliases: { x: 'y' } });
  expect(kept).toEqual({ made: empty, problems: [] });
});
