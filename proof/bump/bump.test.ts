import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, sep } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatProblem, type Problem } from '../../src/pipeline/problem.ts';
import { sampleRecord } from '../../src/pipeline/testing/sample-record.ts';
import { proveCoverage } from '../coverage/prove-coverage.ts';
import { blankOut } from './blank-out.ts';
import { compareReferences } from './compare-references.ts';
import { newlyRed, type Rehearsal, rehearse } from './rehearsal.ts';
import { walkThrough } from './walk.ts';

const project = join(import.meta.dirname, '../..');
const PLANTED = 'guides/planted-page.md';
/** Both came with 5.112: one as an entry, one in the code of a configuration. */
const PAGE = `---
title: Planted
description: A page with two things that the previous release does not have.
sort: 99
contributors: [webpack]
---

A page of the rehearsal's test.

## \`optimization.splitChunks.dedupDepth\`

<Option path="optimization.splitChunks.dedupDepth" />

\`\`\`js file="webpack.config.js"
export default {
  optimization: {
    splitChunks: {
      dedupDepth: 1,
    },
  },
};
\`\`\`
`;

/** CI does without them: their pages are no other case than those of /configuration/, and each compiles twice. */
const LEFT_OUT = process.env['CHECK_FULL'] ? [] : ['api', 'blog', 'concepts', 'guides', 'loaders'];
const isWanted = (path: string): boolean =>
  !LEFT_OUT.includes(path.slice(join(project, 'content', sep).length));

let folder: string;
let rehearsal: Rehearsal;
const of = (part: readonly Problem[], file: string): Problem[] =>
  part.filter((problem) => problem.file === file);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'webpack-docs-bump-test-'));
  const content = join(folder, 'content');
  cpSync(join(project, 'content'), content, { recursive: true, filter: isWanted });
  mkdirSync(dirname(join(content, PLANTED)), { recursive: true });
  writeFileSync(join(content, PLANTED), PAGE);
  rehearsal = await rehearse({
    project,
    content,
    candidate: 'webpack-previous',
    // All of them take minutes on a busy machine, and are no other case than this one.
    fencesOf: [PLANTED],
  });
}, 600_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the copy ran with the other webpack, and only webpack differs', () => {
  const { webpack: pinned, ...others } = rehearsal.pinned.reference.versions;
  const { webpack: candidate, ...same } = rehearsal.candidate.reference.versions;
  expect([pinned, candidate]).toEqual(['5.112.2', '5.111.1']);
  expect(same).toEqual(others);
});

test('an entry for what the candidate does not have turns red at its line, and the rest is still checked', () => {
  expect(of(rehearsal.red.compile, `content/${PLANTED}`)).toMatchObject([
    { line: 12, what: expect.stringContaining('"optimization.splitChunks.dedupDepth" is in none') },
  ]);
  const gone = rehearsal.difference.removed.map(({ set, name }) => `${set} ${name}`);
  // The table of flags is generated: a row goes with its flag.
  const documented = rehearsal.pinned.documented.filter(
    ({ set, name }) => set !== 'cli-arguments' && gone.includes(`${set} ${name}`),
  );
  expect(documented.map(({ name }) => name)).toContain('output.library.entryExports');
  for (const { name, file } of documented) {
    expect(
      of(rehearsal.red.compile, file)
        .map(({ what }) => what)
        .join('\n'),
    ).toContain(name);
  }
  const survivors = rehearsal.candidate.documented.filter(
    ({ file }) => file === 'content/configuration/output.md',
  );
  expect(survivors.length).toBeGreaterThan(50);
});

test('a configuration with an option the candidate does not know turns red at its line', () => {
  expect(of(rehearsal.red.fences, `content/${PLANTED}`)).toMatchObject([
    { line: 18, what: expect.stringContaining("unknown property 'dedupDepth'") },
  ]);
});

test('what only the candidate has is listed, and has no home once its family is complete', () => {
  const { candidate, pinned, difference } = rehearsal;
  expect(difference.added.map(({ name }) => name)).toContain(
    'optimization.minimize.css.resolveCustomAtRules',
  );
  // The other way round: pages as they were written for 5.111.1, held against 5.112.2.
  const back = compareReferences(candidate.reference, pinned.reference);
  expect(back.added).toEqual(difference.removed);
  expect(back.removed).toEqual(difference.added);
  const path = 'configuration/output.md';
  const documents = candidate.documented.filter(({ file }) => file === `content/${path}`);
  const records = [sampleRecord(path, { documents })];
  const { problems } = proveCoverage(
    { project, content: folder, records, reference: pinned.reference },
    new Map([['configuration/output', { homes: { options: ['output.library.*'] } }]]),
  );
  const words = problems.map(formatProblem).filter((line) => line.includes('has no home'));
  expect(words).toEqual([
    expect.stringMatching(
      /^content\/configuration\/output\.md:\d+ {2}output\.library\.entryExports /,
    ),
  ]);
});

test('the pinned version has none of this red', () => {
  const { problems } = rehearsal.pinned;
  expect(problems.reference).toEqual([]);
  expect(problems.compile.map(formatProblem)).toEqual([]);
  expect(of(problems.fences, `content/${PLANTED}`)).toEqual([]);
  expect(newlyRed(rehearsal.pinned, rehearsal.pinned)).toEqual({
    reference: [],
    compile: [],
    coverage: [],
    fences: [],
  });
});

test('the walk names versions, records with their place, and what to do', () => {
  const walk = walkThrough(rehearsal);
  expect(walk).toContain('webpack 5.112.2 → 5.111.1');
  expect(walk).toMatch(/output\.library\.entryExports {2}content\/configuration\/output\.md:\d+/);
  expect(walk).toContain(`content/${PLANTED}:18`);
  expect(walk).toMatch(/Only in 5\.111\.1, to be documented: [1-9]/);
  expect(walk).toContain('npm run fix; npm run check.');
});

test('a default that our words do not fit names the words', () => {
  expect(rehearsal.red.reference.map(({ what }) => what)).toEqual([
    expect.stringContaining('cache.buildDependencies'),
  ]);
});

test('a package that is not there is refused with those that are', async () => {
  const wrong = rehearse({
    project,
    content: join(project, 'content'),
    candidate: 'webpack-previos',
  });
  await expect(wrong).rejects.toThrow('Did you mean "webpack-previous"?');
});

test('blanked lines take their heading or their further lines along, and move nothing', () => {
  const file = join(folder, 'blank.md');
  writeFileSync(file, '## `a`\n\n<Option path="a" />\n\nText\n- `b`: One\n  more\n- `c`: Two\n');
  blankOut(file, [{ line: 3 }, { line: 6 }]);
  expect(readFileSync(file, 'utf8')).toBe('\n\n\n\nText\n\n\n- `c`: Two\n');
});
