// CI leaves out an example only if neither it nor anything that its run depends on has changed.
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Example, Step } from './example.ts';
import { choosePart, type Lately } from './part.ts';

const PROJECT = '/project';

/** By their hash, `manifest` is in the fixed part and the others are not. */
const NAMES = ['manifest', 'shop', 'tour', 'tour-more'];

function example(name: string, folders: string[]): Example {
  const layers = folders.map((folder) => ({ folder: join(PROJECT, folder), remove: [] }));
  const step = { name: '01-a', id: `${name}/01-a`, layers } as unknown as Step;
  return { name, steps: [step] } as unknown as Example;
}

const EXAMPLES = NAMES.map((name) =>
  example(name, [
    ...(name === 'tour-more' ? ['examples/tour', 'examples/tour/steps/01-a'] : []),
    `examples/${name}`,
    `examples/${name}/steps/01-a`,
  ]),
);

const PAGES = [
  {
    path: 'guides/shop.md',
    fences: [{ line: 3, lang: 'js', meta: 'file="a.js" project=shop/01-a', code: 'a();' }],
    drawn: [],
  },
];

const lockfile = (versions: Record<string, string>): string =>
  JSON.stringify({
    packages: Object.fromEntries(
      Object.entries(versions).map(([name, version]) => [`node_modules/${name}`, { version }]),
    ),
  });

const LOCKED = lockfile({ webpack: '5.112.2' });

const BEFORE: Record<string, string> = {
  'package-lock.json': LOCKED,
  'content/guides/shop.md': '```js file="a.js" project=shop/01-a\na();\n```',
};

function chosen(lately: Partial<Lately>, now = LOCKED): string[] | 'all' {
  const part = choosePart({
    project: PROJECT,
    examples: EXAMPLES,
    pages: PAGES,
    lately: { files: [], before: (path) => BEFORE[path] ?? '', ...lately },
    lockfile: now,
  });
  return part === undefined ? 'all' : [...part];
}

describe('what is run', () => {
  test('without a change, the fixed part', () => {
    expect(chosen({ files: ['README.md', 'examples/README.md', 'content/guides/a.md'] })).toEqual([
      'manifest',
    ]);
  });

  test('an example with another file', () => {
    expect(chosen({ files: ['examples/shop/steps/01-a/step.json'] })).toEqual(['manifest', 'shop']);
  });

  test('an example that continues one with another file', () => {
    expect(chosen({ files: ['examples/tour/src/index.js'] })).toEqual([
      'manifest',
      'tour',
      'tour-more',
    ]);
  });

  test('an example whose name begins with that of another is not meant', () => {
    expect(chosen({ files: ['examples/tour-more/src/index.js'] })).toEqual([
      'manifest',
      'tour-more',
    ]);
  });

  test('what an edited fence shows, not what the page showed before', () => {
    const files = ['content/guides/shop.md'];
    const was = (page: string) => (path: string) => (path.endsWith('.md') ? page : LOCKED);
    expect(chosen({ files })).toEqual(['manifest']);
    expect(chosen({ files, before: was('') })).toEqual(['manifest', 'shop']);
    const other = BEFORE['content/guides/shop.md']?.replace('a();', 'b();') ?? '';
    expect(chosen({ files, before: was(other) })).toEqual(['manifest', 'shop']);
    const elsewhere = BEFORE['content/guides/shop.md']?.replace('01-a', '02-b') ?? '';
    expect(chosen({ files, before: was(elsewhere) })).toEqual(['manifest', 'shop']);
  });

  test('all, if a package has another version', () => {
    expect(chosen({}, lockfile({ webpack: '5.113.0' }))).toBe('all');
  });

  test('not all, if a package has joined or left', () => {
    expect(chosen({}, lockfile({ webpack: '5.112.2', tsx: '4.0.0' }))).toEqual(['manifest']);
    expect(chosen({}, lockfile({}))).toEqual(['manifest']);
  });
});
