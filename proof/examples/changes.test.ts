// The edits of a step and their table: what each of them changes, that a wrong line is noticed, and an edit that cannot be made.
import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawnPath } from '../../src/model/drawn-file.ts';
import { sampleRecord } from '../../src/pipeline/testing/sample-record.ts';
import { capture } from './capture.ts';
import { compare, filesOf } from './changes-of-step.ts';
import { linkPackages } from './link-packages.ts';
import { freePorts } from './ports.ts';
import { proveExamples } from './prove-examples.ts';
import { run } from './shell.ts';
import { type SampleProject, sampleProject } from './testing/sample-project.ts';

/** Six builds, on a machine that does other things too. */
const LIMIT = 180_000;
const FILE = drawnPath({ project: 'names', file: 'changes.json' });
const DECLARATION = 'examples/names/example.json';
const PAGE = '---\ntitle: Names\n---\n\n<Changes project="names" />\n';
const EDITED = {
  [DECLARATION]: `{
  "about": "Names with hashes.",
  "run": ["npm run build"],
  "edits": [
    { "what": "a word of \`late.js\`", "edit": "src/late.js", "replace": "late", "with": "later" },
    { "what": "a comment", "edit": "src/late.js", "replace": "console", "with": "/* c */ console" },
    { "what": "a word of the file", "edit": "src/note.txt", "replace": "Note", "with": "Text" },
    { "what": "another chunk", "edit": "src/index.js", "replace": "late.js", "with": "more.js" }
  ]
}
`,
  'examples/names/package.json':
    '{"name":"names","type":"module","scripts":{"build":"webpack"},"devDependencies":{"webpack":"^5.0.0","webpack-cli":"^7.0.0"}}\n',
  'examples/names/webpack.config.js': `export default {
  mode: 'production',
  devtool: 'source-map',
  output: { filename: '[name].js', chunkFilename: '[name]-[contenthash:8].js', clean: true },
  optimization: { chunkIds: 'named', runtimeChunk: 'single' },
  module: { rules: [{ test: /txt$/, type: 'asset/resource' }] },
};
`,
  'examples/names/src/index.js':
    "import note from './note.txt';\nconsole.log(note);\nimport('./late.js');\n",
  'examples/names/src/late.js': "console.log('late');\n",
  'examples/names/src/more.js': "console.log('more');\n",
  'examples/names/src/note.txt': 'Note\n',
};

let sample: SampleProject;
beforeAll(async () => {
  sample = sampleProject({ ...EDITED, 'content/names.md': PAGE });
  await capture(sample);
}, LIMIT);
afterAll(() => sample.remove());

const read = (): string => readFileSync(join(sample.project, FILE), 'utf8');

async function problems(inputs: Record<string, string> = { [FILE]: '' }) {
  const records = [sampleRecord('names.md', { inputs })];
  return (await proveExamples({ ...sample, records })).problems;
}

test('each edit is made alone, and the table has what it changes', async () => {
  const others = { added: [], removed: [] };
  expect(JSON.parse(read())).toEqual([
    {
      what: 'a word of `late.js`',
      renamed: ['src_late_js.js'],
      rewritten: ['runtime.js'],
      unchanged: ['main.js', 'note.txt'],
      ...others,
    },
    {
      what: 'a comment',
      renamed: [],
      rewritten: [],
      unchanged: ['main.js', 'note.txt', 'runtime.js', 'src_late_js.js'],
      ...others,
    },
    {
      what: 'a word of the file',
      renamed: ['note.txt'],
      rewritten: ['main.js'],
      unchanged: ['runtime.js', 'src_late_js.js'],
      ...others,
    },
    {
      what: 'another chunk',
      renamed: [],
      rewritten: ['main.js', 'runtime.js'],
      unchanged: ['note.txt'],
      added: ['src_more_js.js'],
      removed: ['src_late_js.js'],
    },
  ]);
  expect(await problems()).toEqual([]);
});

test('a changed byte in the committed file is a problem of its line', async () => {
  const text = read();
  sample.write({ [FILE]: text.replace('"src_late_js.js"', '"src_late_js.mjs"') });
  try {
    expect(await problems()).toMatchObject([
      { file: FILE, line: 4, what: expect.stringContaining('"renamed": ["src_late_js.js"]') },
    ]);
  } finally {
    sample.write({ [FILE]: text });
  }
});

test.each([
  [
    'does not occur',
    '"replace": "Note"',
    '"replace": "note"',
    [7, 'The edit "a word of the file" of names does not fit: src/note.txt has "note" 0 times.'],
  ],
  ['occurs twice', '"replace": "late",', '"replace": "l",', [5, 'src/late.js has "l" 3 times']],
  ['is in no file', '"src/note.txt"', '"src/notes.txt"', [7, 'there is no file src/notes.txt']],
  [
    'breaks the build',
    '"with": "later"',
    '"with": "late\'"',
    [5, 'With the edit "a word of `late.js`": npm run build of names ends with code 1'],
  ],
  ['is not declared', /,\n {2}"edits": .*\]/s, '', [3, 'names declares no edits']],
] as const)('an edit that %s is a problem of its line', { timeout: LIMIT }, async (...row) => {
  const [, from, to, [line, what]] = row;
  const text = EDITED[DECLARATION];
  expect(text.replace(from, to)).not.toBe(text);
  sample.write({ [DECLARATION]: text.replace(from, to) });
  try {
    expect(await problems()).toMatchObject([
      { file: DECLARATION, line, what: expect.stringContaining(what) },
    ]);
  } finally {
    sample.write({ [DECLARATION]: text });
  }
});

test('edits that no page shows are a problem', { timeout: LIMIT }, async () => {
  expect(await problems({})).toMatchObject([
    { file: DECLARATION, what: 'No page shows the example step names.' },
    { file: DECLARATION, line: 4, what: 'No page shows the edits of names.' },
    { file: FILE, what: 'No page draws this file.' },
  ]);
});

test('files that only their hashes tell apart are refused', () => {
  const assets = ['1f2e', '2f2e'].map((hash) => ({
    name: `main.${hash}.js`,
    size: 1,
    info: { contenthash: hash },
  }));
  const made = sampleProject({ 'dist/main.1f2e.js': '', 'dist/main.2f2e.js': '' });
  try {
    const outputPath = join(made.project, 'dist');
    expect(() => filesOf({ assets, outputPath })).toThrow('two files are main.js');
    expect(compare(filesOf({ assets: assets.slice(1), outputPath }), new Map())).toMatchObject({
      removed: ['main.js'],
    });
  } finally {
    made.remove();
  }
});

test('a hash does not depend on where the project is', { timeout: LIMIT }, async () => {
  const names: string[][] = [];
  const config = `export default {
  mode: 'production',
  output: { filename: '[contenthash].js' },
  optimization: { realContentHash: false },
};
`;
  for (const place of ['near', 'a/long/way/off']) {
    const folder = join(sample.project, place, 'app');
    sample.write({
      [`${place}/app/package.json`]: EDITED['examples/names/package.json'],
      [`${place}/app/webpack.config.js`]: config,
      [`${place}/app/src/index.js`]: "console.log('here');\n",
    });
    linkPackages(folder, realpathSync(join(sample.project, 'node_modules')));
    const shell = {
      project: sample.project,
      folder,
      home: join(sample.project, '.cache/home'),
      ports: await freePorts(),
    };
    expect(await run('npm run build', shell)).toMatchObject({ code: 0 });
    names.push(readdirSync(join(folder, 'dist')));
  }
  expect(names[0]).toEqual([expect.stringMatching(/^[\da-f]{20}\.js$/)]);
  expect(names[1]).toEqual(names[0]);
});
