import { expect, test } from 'vitest';
import type { StatsCompilation } from 'webpack';
import { readModules } from './read-modules.ts';

const folders = { project: '/site', generated: '/out/.generated' };
const module = (id: string, more: object = {}) => ({
  identifier: id,
  nameForCondition: id,
  size: 10,
  chunks: [],
  reasons: [],
  ...more,
});
const by = (...ids: string[]) => ({
  reasons: ids.map((moduleIdentifier) => ({ moduleIdentifier })),
});

/** An entry joined with a helper, a style sheet, and a page behind an import with a variable. */
const stats = {
  modules: [
    module('joined', {
      nameForCondition: '/site/entry.tsx',
      chunks: [1],
      modules: [module('/site/entry.tsx'), module('/site/helper.ts')],
    }),
    module('/site/helper.ts', by('/site/entry.tsx')),
    module('/site/look.css', { chunks: [1], ...by('/site/entry.tsx', '/site/helper.ts') }),
    module('context', { nameForCondition: null, ...by('/site/helper.ts') }),
    module('/out/.generated/pages/a.json', { chunks: [2], ...by('context') }),
    module('runtime', { nameForCondition: null, chunks: [1] }),
  ],
} as unknown as StatsCompilation;

test('files are read once, with their chunks; what is no file is left out', () => {
  const modules = readModules(stats, folders);
  expect([...modules.values()].map(({ name, kind, chunks }) => [name, kind, chunks])).toEqual([
    ['entry.tsx', 'script', [1]],
    ['helper.ts', 'script', [1]],
    ['look.css', 'style', [1]],
    ['pages/a.json', 'data', [2]],
  ]);
});

test('imports come from the reasons, through joined modules and contexts', () => {
  const imports = [...readModules(stats, folders).values()].map(({ name, imports }) => [
    name,
    [...imports],
  ]);
  expect(Object.fromEntries(imports)).toEqual({
    'entry.tsx': ['helper.ts', 'look.css'],
    'helper.ts': ['look.css', 'pages/a.json'],
    'look.css': [],
    'pages/a.json': [],
  });
});
