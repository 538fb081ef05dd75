// What an author sees when a page is wrong: every build error names file, line, fault and way out.
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { ContentError } from '../pipeline/problem.ts';
import { pageSource, tempContent } from '../pipeline/testing/temp-content.ts';
import { buildPaths, PROJECT_ROOT } from './paths.ts';
import { build } from './tasks.ts';

// Generous: the first highlighting of a language takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

interface Case {
  page: string;
  message: string;
}

const CASES: Record<string, Case> = {
  'no front matter': {
    page: 'Text',
    message:
      'content/x.md:1  The page has no front matter.\n    Begin the file with a line ---, then title, description and contributors, then ---.',
  },
  'an unknown key in the front matter': {
    page: pageSource('X').replace('contributors:', 'sort: 1\nrelatd: []\ncontributors:'),
    message:
      'content/x.md:5  Unknown key "relatd" in the front matter.\n    Remove it or use one of: title, description, sort, group, contributors, related, glossary, source, edit, repo. Did you mean "related"?',
  },
  'broken YAML': {
    page: pageSource('X').replace('title: X', 'title: X: y'),
    message:
      'content/x.md:2  The front matter is not valid YAML: Nested mappings are not allowed in compact mappings.\n    Quote values that contain a colon, a hash or a quotation mark.',
  },
  'a duplicate id': {
    page: pageSource('X', '## One {#same}\n\n## Two {#same}'),
    message:
      'content/x.md:9  The id "same" stands twice on this page; the first is on line 7.\n    Give one of the headings an id of its own: ## Heading {#another-id}.',
  },
  'a dead link to a page': {
    page: pageSource('X', 'Text\n\n[Elsewhere](/targt/)'),
    message:
      'content/x.md:9  The link "/targt/" leads to no page.\n    Correct the URL or remove the link. Did you mean "/target/"?',
  },
  'a dead link to a heading': {
    page: pageSource('X', '[A place](/target/#plase)'),
    message:
      'content/x.md:7  The link "/target/#plase" leads to no heading of /target/.\n    Use one of its ids. Did you mean "place"?',
  },
  'a dead link in further reading': {
    page: pageSource('X').replace(
      'contributors:',
      'related:\n  - { title: T, url: /gone/ }\ncontributors:',
    ),
    message: 'content/x.md:4  The link "/gone/" leads to no page.\n    Correct the URL',
  },
  'a missing picture': {
    page: pageSource('X', '![A bar](images/baz.svg)'),
    message:
      'content/x.md:7  There is no picture "images/baz.svg".\n    Put the file there or correct the path. Did you mean "bar.svg"?',
  },
};

test.each(Object.entries(CASES))('%s', async (_name, { page, message }) => {
  using folder = tempContent({
    'target.md': pageSource('Target', '## Place'),
    'images/bar.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
    'x.md': page,
  });
  const { content, out } = folder;
  const paths = buildPaths({ content, out });
  const failure = await build(paths, { log() {} }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ContentError);
  expect((failure as ContentError).message).toContain(`1 problem in the content\n${message}`);
  expect(existsSync(paths.dist)).toBe(false);
  expect(existsSync(paths.generated)).toBe(false);
});

// The first build after a change of the pipeline compiles every page.
test('a redirect with a mistyped target stops the build', { timeout: 300_000 }, async () => {
  const project = mkdtempSync(join(tmpdir(), 'redirects-'));
  try {
    for (const name of ['src', 'proof', 'package-lock.json', 'node_modules']) {
      symlinkSync(join(PROJECT_ROOT, name), join(project, name));
    }
    cpSync(join(PROJECT_ROOT, 'data'), join(project, 'data'), { recursive: true });
    const file = join(project, 'data/redirects.json');
    const before = readFileSync(file, 'utf8');
    const line = before.split('\n').findIndex((text) => text.includes('"/api/compiler-hooks/"'));
    writeFileSync(file, before.replace('"/api/compiler-hooks/"', '"/api/compilerhooks/"'));
    const own = { project, generated: join(project, 'generated'), dist: join(project, 'dist') };
    const failure = await build({ ...buildPaths(), ...own }, { log() {} }).catch((error) => error);
    expect(failure).toBeInstanceOf(ContentError);
    expect(failure.message).toContain(
      `data/redirects.json:${line + 1}  /api/compiler/ redirects to /api/compilerhooks/, which is neither a page nor a planned one.\n` +
        '    Correct the URL; a page that is still to be written is listed in data/page-order.json. Did you mean "/api/compiler-hooks/"',
    );
    expect(existsSync(own.dist)).toBe(false);
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
});
