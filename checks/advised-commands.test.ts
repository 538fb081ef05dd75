// Commands that documents and messages advise must run on the machine's own Node, which may be too old for .ts.
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const { scripts } = JSON.parse(readFileSync(`${ROOT}/package.json`, 'utf8'));
const CODE = 'src,hosting,proof,checks,tools';
const IGNORED = ['**/node_modules/**', '**/fixtures/**'];
/** Of ours: readers of pages may run TypeScript in their own projects. */
const OWN_FILE = /\bnode (?:-\S+ )*(?:\.\/)?(?:src|hosting|proof|checks|tools)\/[\w./-]+\.tsx?\b/g;
const ANY_FILE = /\bnode (?:-\S+ )*[\w./-]+\.tsx?\b/g;
const SCRIPT = /\bnpm run (?:-s )?([a-z][\w:-]*)/g;

const files = (...patterns: string[]): string[] =>
  globSync(patterns, { cwd: ROOT, exclude: IGNORED })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();

const documents = files('*.md', `{${CODE},data,examples,external,.ci}/**/*.md`);
const code = files(`{${CODE}}/**/*.{ts,tsx}`).filter((file) => !/\.test\.tsx?$/.test(file));
const pages = files('content/**/*.md');

/** `file:line  command` of each match. */
function advised(file: string, pattern: RegExp, text: string): string[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(pattern)].map(([command]) => `${file}:${index + 1}  ${command}`),
    );
}

const inFiles = (list: readonly string[], pattern: RegExp): string[] =>
  list.flatMap((file) => advised(file, pattern, readFileSync(`${ROOT}/${file}`, 'utf8')));

test('none of them runs a .ts file with node: it is an npm script', () => {
  expect(documents.length).toBeGreaterThan(15);
  expect(code.length).toBeGreaterThan(300);
  expect(pages.length).toBeGreaterThan(30);
  expect(inFiles([...documents, ...code], ANY_FILE)).toEqual([]);
  expect(inFiles(pages, OWN_FILE)).toEqual([]);
});

test('every script they name exists', () => {
  const unknown = inFiles([...documents, ...code], SCRIPT).filter((found) => {
    const name = found.split(' ').at(-1) ?? '';
    return !(name in scripts);
  });
  expect(unknown).toEqual([]);
});

test('control: such advice is seen', () => {
  const text = 'Look, then:\nnode proof/bump/rehearse.ts webpack-next, or npm run rehaerse -- x';
  expect(advised('x.md', ANY_FILE, text)).toEqual(['x.md:2  node proof/bump/rehearse.ts']);
  expect(advised('x.md', OWN_FILE, text)).toHaveLength(1);
  expect(advised('x.md', OWN_FILE, 'node src/index.js and node build.ts')).toEqual([]);
  expect(advised('x.md', ANY_FILE, 'node --test src/one.ts')).toHaveLength(1);
  expect(advised('x.md', SCRIPT, text)).toEqual(['x.md:2  npm run rehaerse']);
  expect('rehaerse' in scripts).toBe(false);
});
