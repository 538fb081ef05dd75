// A small guide is followed to its end, and each mistake that would stop a newcomer is seen.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { freePorts } from '../../proof/examples/ports.ts';
import { newContext } from '../../src/pipeline/markdown/page-context.ts';
import { createProcessor, type ToHtml } from '../../src/pipeline/markdown/processor.ts';
import { SMALL_REFERENCE } from '../../src/pipeline/testing/small-reference.ts';
import { type Failure, followGuide } from './follow-guide.ts';
import type { Files } from './project-files.ts';
import { readGuide } from './read-guide.ts';

let toHtml: ToHtml;
beforeAll(async () => {
  toHtml = await createProcessor(SMALL_REFERENCE);
});

/** As the build writes it. */
function pageOf(markdown: string): string {
  const context = newContext({ file: 'small.md', folder: tmpdir(), root: tmpdir() });
  const html = toHtml(markdown, context);
  expect(context.problems).toEqual([]);
  return `<article id="article">${html}</article>`;
}

async function follow(markdown: string, promised: Record<string, string> = END) {
  const machine = mkdtempSync(join(tmpdir(), 'follow-test-'));
  const files: Files = new Map(
    Object.entries(promised).map(([name, text]) => [name, Buffer.from(text)]),
  );
  try {
    const root = join(machine, 'work');
    const home = join(machine, 'home');
    for (const folder of [root, home]) mkdirSync(folder);
    // No command here installs anything.
    const registry = 'http://127.0.0.1:9/';
    const ports = await freePorts();
    const guide = readGuide(pageOf(markdown));
    return await followGuide(guide, { root, home, registry, ports, download: () => files });
  } finally {
    rmSync(machine, { recursive: true });
  }
}

const GUIDE = `You end with a poem.

## Before you begin {#before}

\`\`\`bash
exit 3
\`\`\`

## 1. Create a folder {#create}

\`\`\`bash
mkdir -p poem/dist
cd poem
\`\`\`

\`\`\`js file="src/poem.js"
export const first = 'Roses are red';
export const second = 'Violets are blue';
\`\`\`

A part of the file that you have by now:

\`\`\`js file="src/poem.js"
export const second = 'Violets are blue';
\`\`\`

## 2. Change it {#change}

\`\`\`js diff file="src/poem.js"
 export const first = 'Roses are red';
-export const second = 'Violets are blue';
+export const second = 'Sugar is sweet';
\`\`\`

> [!DETAILS] On another system
>
> \`\`\`bash
> exit 4
> \`\`\`

Something to look at:

\`\`\`js
throw new Error('not to be written');
\`\`\`

\`\`\`console
$ cd src && pwd && grep -c export \\
  poem.js
/poem/src
2
$ cp poem.js ../dist/main.js; cd ..
$ sleep 0.02; echo took 20 ms; echo one; echo two; echo three
took 90 ms
…
three
\`\`\`

\`\`\`js file="dist/main.js"
export const first = 'Roses are red';
export const second = 'Sugar is sweet';
\`\`\`

Change \`Roses\` to \`Tulips\` in \`src/poem.js\`:

\`\`\`console
$ grep -o '[TR][a-z]* are' src/poem.js
Tulips are
\`\`\`

Change it back.

## The full project {#full-project}

<Download project="getting-started" />
`;

const END = {
  'poem/src/poem.js': `export const first = 'Roses are red';\nexport const second = 'Sugar is sweet';\n`,
};

test('a guide is followed to its end', async () => {
  expect(await follow(GUIDE)).toBeNull();
});

const WATCH = `You watch a file.

## 1. Watch {#watch}

\`\`\`text file="poem.txt"
Roses are red
\`\`\`

When you change \`red\` to \`blue\` in \`poem.txt\` and save, a second report appears.

\`\`\`console
$ while true; do cat poem.txt; echo webpack 5 compiled in 2 ms; sleep 2; done
Roses are red
webpack 5 compiled in 3 ms
…
Roses are blue
webpack 5 compiled in 3 ms
\`\`\`
`;

test.each(['`poem.txt` and save, a', '`poem.txt`, and save, a'])(
  'a command that goes on running is stopped when all is shown: "%s"',
  async (words) => {
    expect(await follow(WATCH.replace('`poem.txt` and save, a', words))).toBeNull();
  },
);

const OPEN = `You wait.

## 1. Wait {#wait}

\`\`\`console
$ sleep 7; touch done.txt
…
$ ls
done.txt
\`\`\`
`;

test('a command whose end is left out on the page is not stopped before it ends', async () => {
  expect(await follow(OPEN)).toBeNull();
});

test('a guide may begin with a project to download', async () => {
  const guide = `Begin here.

<Download project="getting-started" />

## 1. Look {#look}

\`\`\`console
$ ls
package-lock.json
package.json
\`\`\`
`;
  expect(await follow(guide, { 'small/package.json': '{}' })).toBeNull();
});

interface Mistake {
  title: string;
  /** What the page says, and says wrongly. */
  change: [string, string];
  where: string;
  expected: string;
  happened: string;
}

/** In a page that would otherwise be followed to its end. */
const MISTAKES: Mistake[] = [
  {
    title: 'one wrong byte in a file, seen where it is changed next',
    change: [
      "Roses are red';\nexport const second = 'V",
      "Roses are Red';\nexport const second = 'V",
    ],
    where: '#change, "2. Change it": change src/poem.js',
    expected: 'with a minus, once',
    happened: `the file does not contain "export const first = 'Roses are red';"`,
  },
  {
    title: 'one wrong byte in a change, seen in the output',
    change: ["+export const second = 'Sugar", "+export const second = 'sugar"],
    where: '#change, "2. Change it": compare dist/main.js',
    expected: `line 2 "export const second = 'Sugar is sweet';"`,
    happened: `second = 'sugar is sweet';`,
  },
  {
    title: 'a diff that fits in two places',
    change: [
      "blue';\n```\n\nA part",
      "blue';\nexport const first = 'Roses are red';\nexport const second = 'Violets are blue';\n```\n\nA part",
    ],
    where: '#change, "2. Change it": change src/poem.js',
    expected: 'once',
    happened: 'the lines to change are there 2 times',
  },
  {
    title: 'a diff that does not say where',
    change: [
      " export const first = 'Roses are red';\n-export const second = 'Violets are blue';\n",
      '',
    ],
    where: '#change, "2. Change it": change src/poem.js',
    expected: 'once',
    happened: 'no line around the new ones says where they belong',
  },
  {
    title: 'a diff of a file that the page does not create',
    change: ['js diff file="src/poem.js"', 'js diff file="src/peom.js"'],
    where: '#change, "2. Change it": change src/peom.js',
    expected: 'a file to change',
    happened: 'it does not exist',
  },
  {
    title: 'a command that fails',
    change: ['cd poem\n', 'cd peom\n'],
    where: '#create, "1. Create a folder": type mkdir -p poem/dist, cd peom',
    expected: 'cd peom to succeed',
    happened: 'it ended with code 1 and printed\n/bin/bash: line 3: cd: peom: No such file',
  },
  {
    title: 'a command that fails after it has printed what is shown',
    change: ['echo three\n', 'echo three; exit 7\n'],
    where: '#change, "2. Change it": type cd src',
    expected: 'exit 7 to succeed',
    happened: 'it ended with code 7 and printed',
  },
  {
    title: 'output that differs',
    change: ['/src\n2\n', '/src\n3\n'],
    where: '#change, "2. Change it": type cd src',
    expected: 'to print line 2\n3',
    happened: 'it ended with code 0 and printed\n/poem/src\n2',
  },
  {
    title: 'a sentence that asks for a change of what is not there',
    change: ['Change `Roses`', 'Change `Daisies`'],
    where: `#change, "2. Change it": type grep`,
    expected: 'Daisies once in src/poem.js',
    happened: 'it is there 0 times',
  },
  {
    title: 'a change that is not undone',
    change: ['Change it back.', 'So it is.'],
    where: 'the end, which is /downloads/getting-started.zip',
    expected: `poem/src/poem.js to be\nexport const first = 'Roses`,
    happened: `it is\nexport const first = 'Tulips`,
  },
];

describe('a mistake on the page stops the reader', () => {
  test.each(MISTAKES)('$title', async ({ change: [right, wrong], ...said }) => {
    expect(GUIDE.split(right)).toHaveLength(2);
    expectFailure(await follow(GUIDE.replace(right, () => wrong)), said);
  });
});

describe('the end is what was promised', () => {
  test('no file is missing', async () => {
    expectFailure(await follow(GUIDE, { ...END, 'poem/src/more.js': '' }), {
      where: 'the end, which is /downloads/getting-started.zip',
      expected: 'poem/src/more.js',
      happened: 'it does not exist',
    });
  });

  test('there is no other file', async () => {
    expectFailure(await follow(GUIDE, {}), {
      where: 'the end, which is /downloads/getting-started.zip',
      expected: 'no other file',
      happened: 'there is poem/src/poem.js',
    });
  });

  test('every byte counts', async () => {
    const promised = { 'poem/src/poem.js': END['poem/src/poem.js'].trimEnd() };
    expectFailure(await follow(GUIDE, promised), {
      where: 'the end, which is /downloads/getting-started.zip',
      expected: 'poem/src/poem.js to be',
      happened: 'it is',
    });
  });
});

function expectFailure(failure: Failure | null, said: Omit<Mistake, 'title' | 'change'>): void {
  expect(failure?.where).toContain(said.where);
  expect(failure?.expected).toContain(said.expected);
  expect(failure?.happened).toContain(said.happened);
}
