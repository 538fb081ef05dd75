// What pages draw of real runs: what the files hold, that capture writes them, and that a wrong one is noticed.
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawnPath } from '../../src/model/drawn-file.ts';
import type { ModuleGraph } from '../../src/model/module-graph.ts';
import { sampleRecord } from '../../src/pipeline/testing/sample-record.ts';
import { capture } from './capture.ts';
import {
  drawnOfStep,
  hookOrderOf,
  loaderOrderOf,
  printedOf,
  shareScopeOf,
} from './drawn-of-step.ts';
import type { Example, Step } from './example.ts';
import { graphOfStats } from './graph-of-stats.ts';
import { unusedDrawn } from './judge-drawn.ts';
import { layOut } from './lay-out.ts';
import { linkPackages } from './link-packages.ts';
import { loadExamples } from './load-examples.ts';
import { freePorts } from './ports.ts';
import { proveExamples } from './prove-examples.ts';
import { type SampleProject, sampleProject } from './testing/sample-project.ts';

const ports = await freePorts();

const LIMIT = 60_000;
const PAGE = 'content/app.md';
const graphFile = (project: string): string => drawnPath({ project, file: 'graph.json' });
const FILE = graphFile('app/01-production');
const MODULES = {
  'examples/app/src/index.js':
    "import { add } from './add.js';\nimport logo from './logo.svg';\nimport data from './data.json';\nimport './own.js';\nconst late = () => import('./late.js');\nconsole.log(add(1), logo, data.a, late);\n",
  'examples/app/src/add.js': 'export const add = (n) => n + 1;\nexport const unused = 2;\n',
  'examples/app/src/late.js': "import { add } from './add.js';\nexport default add(2);\n",
  'examples/app/src/own.js': "import './index.js';\nconsole.log('own');\n",
  'examples/app/src/data.json': '{ "a": 1 }\n',
  'examples/app/src/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"></svg>\n',
  /** Not ours: only beside the step's declaration the name has a meaning. */
  'examples/app/src/graph.json': '{}\n',
};
const APP = {
  ...MODULES,
  'examples/app/example.json': '{ "about": "All kinds.", "folder": "my-app", "fresh": true }',
  'examples/app/package.json':
    '{"name":"app","type":"module","scripts":{"build":"webpack"},"devDependencies":{"webpack":"^5.0.0","webpack-cli":"^7.0.0"}}\n',
  'examples/app/webpack.config.js':
    "export default {\n  mode: 'production',\n  stats: 'errors-only',\n  module: { rules: [{ test: /svg$/, type: 'asset/resource' }] },\n};\n",
  'examples/app/steps/01-production/step.json': '{ "run": ["npx webpack", "ls src"] }',
  'examples/app/steps/02-script/step.json': '{ "run": ["npm run build"] }',
  'examples/app/steps/03-wrong/step.json': '{ "run": ["ls src"] }',
};
const page = (...steps: string[]): string =>
  `---\ntitle: App\n---\n\n${steps.map((step) => `<ModuleGraph project="app/${step}" />\n`).join('\n')}`;

let sample: SampleProject;
beforeAll(async () => {
  sample = sampleProject({ ...APP, [PAGE]: page('01-production', '02-script') });
  await capture(sample);
}, LIMIT);
afterAll(() => sample.remove());

const read = (): string => readFileSync(join(sample.project, FILE), 'utf8');

function prove(...steps: string[]) {
  const inputs = Object.fromEntries(steps.map((step) => [graphFile(`app/${step}`), '']));
  return proveExamples({ ...sample, records: [sampleRecord('app.md', { inputs })] });
}

test('a graph has modules, chunks and imports, in the order of the sources', () => {
  const { modules, chunks, imports } = JSON.parse(read()) as ModuleGraph;
  expect(modules.map(({ name, kind, entry }) => [name, kind, entry])).toEqual([
    ['src/index.js', 'script', true],
    ['src/add.js', 'script', false],
    ['src/logo.svg', 'asset', false],
    ['src/data.json', 'data', false],
    ['src/own.js', 'script', false],
    ['src/late.js', 'script', false],
  ]);
  expect(chunks.map(({ initial, modules: held }) => [initial, held.length])).toEqual([
    [true, 5],
    [false, 1],
  ]);
  expect(chunks[0]?.files.map(({ name }) => name)).toEqual(['main.js']);
  expect(chunks[0]?.runtime).toBeGreaterThan(0);
  const arrows = imports.map(({ from, to, dynamic }) => `${from} ${dynamic ? '~' : '-'} ${to}`);
  expect(arrows.map((arrow) => arrow.replaceAll('src/', ''))).toEqual([
    'index.js - add.js',
    'index.js - logo.svg',
    'index.js - data.json',
    'index.js - own.js',
    'index.js ~ late.js',
    'own.js - index.js',
    'late.js - add.js',
  ]);
});

test('no path of this machine, no hash and no time is in it', () => {
  expect(read()).not.toContain(sample.project);
  expect(read()).not.toMatch(/[\da-f]{16}|node_modules|"time"/);
});

test('nor does a size depend on where the project lies', { timeout: LIMIT }, async () => {
  const made = sampleProject({
    'examples/far/example.json': '{ "about": "A request from the root.", "run": ["npx webpack"] }',
    'examples/far/package.json': APP['examples/app/package.json'],
    'examples/far/webpack.config.js': "export default { mode: 'development', devtool: false };\n",
    'examples/far/src/index.js': "import '/src/own.js';\nconsole.log(import.meta.url);\n",
    'examples/far/src/own.js': "console.log('own');\n",
  });
  const [example] = loadExamples(made.project).examples as [Example];
  const [step] = example.steps as [Step];
  const graphs: unknown[] = [];
  const sizes: number[] = [];
  for (const place of ['near', 'a/long/way/off']) {
    const folder = join(made.project, '.cache', place, 'far');
    layOut(example, step, { folder, before: null });
    linkPackages(folder, join(made.project, 'node_modules'));
    const shell = { project: made.project, folder, home: join(made.project, '.cache/home'), ports };
    const drawn = await drawnOfStep(step, ['graph.json'], { ran: [], shell });
    graphs.push('what' in drawn ? drawn : JSON.parse(drawn['graph.json'] ?? ''));
    sizes.push(statSync(join(folder, 'dist/main.js')).size);
  }
  made.remove();
  expect(graphs[0]).toMatchObject({ chunks: [{ files: [{ name: 'main.js' }] }] });
  expect(graphs[1]).toEqual(graphs[0]);
  expect(sizes[1]).toBeGreaterThan(sizes[0] ?? Number.NaN);
});

test('a script of package.json can be asked too; the graph is no file of the project', () => {
  const script = readFileSync(join(sample.project, graphFile('app/02-script')), 'utf8');
  expect(script).toBe(read());
});

test('a true graph has no problem, and capture leaves it', { timeout: LIMIT }, async () => {
  const { problems } = await prove('01-production', '02-script');
  expect(problems.filter(({ file }) => file.endsWith('graph.json'))).toEqual([]);
  expect(await capture(sample)).toMatchObject({ rewritten: [], left: [] });
});

test.each([
  [
    'another import',
    '"from":"src/index.js","to":"src/add.js"',
    '"from":"src/own.js","to":"src/add.js"',
    15,
  ],
  ['a module more', '  "chunks": [', '    {}\n  "chunks": [', 10],
  ['another size', '"size":58', '"size":59', 4],
  ['a line at the end', '  ]\n}\n', '  ]\n}\n\n', 25],
])(
  '%s in the committed file is a problem of its line',
  { timeout: LIMIT },
  async (_, from, to, line) => {
    const text = read();
    expect(text).toContain(from);
    sample.write({ [FILE]: text.replace(from, to) });
    try {
      const { problems } = await prove('01-production', '02-script');
      expect(problems.filter(({ file }) => file === FILE)).toEqual([
        expect.objectContaining({
          line,
          what: expect.stringContaining('The run of app/01-production gives another graph.json'),
          advice: expect.stringContaining('npm run capture'),
        }),
      ]);
    } finally {
      sample.write({ [FILE]: text });
    }
  },
);

test('a missing file is a problem, and capture writes it', { timeout: LIMIT }, async () => {
  const text = read();
  sample.write({ [FILE]: null });
  const { problems } = await prove('01-production', '02-script');
  expect(problems).toContainEqual(
    expect.objectContaining({ file: FILE, what: 'graph.json of app/01-production is missing.' }),
  );
  await capture(sample);
  expect(read()).toBe(text);
});

test('a graph that no page draws is a problem', () => {
  expect(unusedDrawn(sample.project, new Set([graphFile('app/02-script')]))).toEqual([
    expect.objectContaining({
      file: FILE,
      what: 'No page draws this file.',
      advice: expect.stringContaining('<ModuleGraph project="app/01-production" />'),
    }),
  ]);
});

test('a step without a build has no graph', async () => {
  const step = loadExamples(sample.project).examples[0]?.steps.at(-1) as Step;
  const shell = {
    project: sample.project,
    folder: sample.project,
    home: join(sample.project, '.cache/home'),
    ports,
  };
  expect(await drawnOfStep(step, ['graph.json'], { ran: [], shell })).toMatchObject({
    file: 'examples/app/steps/03-wrong/step.json',
    what: 'app/03-wrong has no stats to draw: no command of it is a build that ends well.',
  });
});

test('stats of several builds are refused', () => {
  expect(() => graphOfStats({}, '/')).toThrow('several builds');
});

const LOUD = `export default function (source) {
  console.log(\`normal \${this.getOptions().name}\`);
  return source;
}
export function pitch() {
  console.log(\`pitch \${this.getOptions().name}\`);
}
`;
const LOADED = {
  'examples/loud/example.json': '{ "about": "Loaders that speak.", "run": ["npx webpack"] }',
  'examples/loud/package.json': APP['examples/app/package.json'],
  'examples/loud/loud-loader.js': LOUD,
  'examples/loud/webpack.config.js': `const say = (name) => ({ loader: './loud-loader.js', options: { name } });
export default {
  mode: 'development',
  output: { publicPath: '/files/' },
  module: { rules: [{ test: /index\\.js$/, use: [say('a'), say('b')] }] },
};
`,
  'examples/loud/src/index.js': "import('./late.js');\n",
  'examples/loud/src/late.js': "console.log('late');\n",
};
const DRAWINGS = '<LoaderOrder project="loud" />\n\n<PublicPath project="loud" />\n';

test('capture writes the order of loaders and the places of files; a wrong line is noticed', {
  timeout: LIMIT,
}, async () => {
  const page = `---\ntitle: Loud\n---\n\n${DRAWINGS}`;
  const made = sampleProject({ ...LOADED, 'content/loud.md': page });
  const [order, places] = [
    drawnPath({ project: 'loud', file: 'loader-order.json' }),
    drawnPath({ project: 'loud', file: 'public-path.json' }),
  ];
  const text = (file: string): string => readFileSync(join(made.project, file), 'utf8');
  const inputs = { [order]: '', [places]: '' };
  const drawingProblems = async () => {
    const { problems } = await proveExamples({
      ...made,
      records: [sampleRecord('a.md', { inputs })],
    });
    return problems.filter(({ file }) => file === order || file === places);
  };
  try {
    await capture(made);
    expect(JSON.parse(text(order))).toEqual([
      { phase: 'pitch', loader: 'a' },
      { phase: 'pitch', loader: 'b' },
      { phase: 'normal', loader: 'b' },
      { phase: 'normal', loader: 'a' },
    ]);
    expect(JSON.parse(text(places))).toEqual({
      path: '/loud/dist/',
      publicPath: '/files/',
      files: [
        { name: 'main.js', initial: true },
        { name: 'src_late_js.js', initial: false },
      ],
    });
    expect(await drawingProblems()).toEqual([]);
    made.write({ [order]: text(order).replace('"a"', '"c"') });
    made.write({ [places]: text(places).replace('"/files/"', '"/filse/"') });
    expect(await drawingProblems()).toMatchObject([
      { file: order, line: 2, what: expect.stringContaining('{"phase":"pitch","loader":"a"}') },
      { file: places, line: 3, what: expect.stringContaining('"publicPath": "/files/"') },
    ]);
  } finally {
    made.remove();
  }
});

test.each([
  ['silent loaders', 'compiled successfully', 'Too small'],
  ['a loader that is called once', 'pitch a\npitch b\nnormal b', 'the way back'],
  ['loaders in another order', 'pitch a\npitch b\nnormal a\nnormal b', 'the way back'],
  ['two loaders of one name', 'pitch a\npitch a\nnormal a\nnormal a', 'pitched twice'],
])('%s have no order to draw', (_, output, message) => {
  expect(() => loaderOrderOf(output)).toThrow(message);
});

/** What is above it exists on one machine only. */
const HERE = '/home/reader/runs';

test('what a step prints is that of its commands and of its page, without times and folders above', () => {
  const ran = [
    {
      command: 'npx webpack',
      code: 1,
      output: `ERROR in ./a.js\n\n${HERE}/node_modules doesn't exist\n/app/home/node_modules doesn't exist\ncompiled in 321 ms`,
    },
    { command: 'true', code: 0, output: '' },
  ];
  const browser = {
    page: 'index.html',
    from: 'server' as const,
    text: { h1: 'Cannot GET /' },
    styles: {},
    acts: [{ printed: ['late'] }, { click: 'button' }],
    console: ['Uncaught x is not defined'],
  };
  const expectation = { fails: true, prints: [], browser };
  const scripts = { 'npx webpack serve': [{ wait: 'ready' }, { text: { p: 'Saved' } }] };
  expect(printedOf({ expect: expectation, scripts }, ran, `${HERE}/app`)).toBe(
    [
      'ERROR in ./a.js',
      '',
      "/app/home/node_modules doesn't exist",
      'compiled in X ms',
      'Cannot GET /',
      'late',
      'Uncaught x is not defined',
      'Saved\n',
    ].join('\n'),
  );
  expect(printedOf({ expect: { fails: false, prints: [] }, scripts: {} }, [], HERE)).toBe('\n');
});

const SCOPE_LINE =
  'share scope default {"dates":{"1.2.0":{"from":"shell","eager":false},"1.3.0":{"from":"cart","eager":false,"loaded":1}}}';

test('a share scope is read from what a page prints', () => {
  expect(shareScopeOf(['Hello', 'cart uses dates 1.3.0', SCOPE_LINE])).toEqual({
    scope: 'default',
    offers: [
      { package: 'dates', version: '1.2.0', from: 'shell', loaded: false },
      { package: 'dates', version: '1.3.0', from: 'cart', loaded: true },
    ],
    uses: [{ build: 'cart', package: 'dates', version: '1.3.0' }],
  });
});

test.each([
  ['no scope', ['cart uses dates 1.3.0'], 'no page of it prints its share scope'],
  ['nothing that is used', [SCOPE_LINE], 'Too small'],
  ['a copy of its own', [SCOPE_LINE, 'cart uses dates 9.0.0'], 'which is not in the scope'],
])('a page with %s has no share scope to draw', (_, lines, message) => {
  expect(() => shareScopeOf(lines)).toThrow(message);
});

const HOOKS = Array.from({ length: 10 }, (_, index) => `Compiler.hook${index} 1`).join('\n');

test('the order of hooks is that of the last build a step prints', () => {
  const output = `Hooks of this build:\nCompiler.old 1\nHooks of this build:\n${HOOKS}\nchild Compilation.seal 2\n`;
  const order = hookOrderOf(output);
  expect(order).toHaveLength(11);
  expect(order[0]).toEqual({ owner: 'Compiler', hook: 'hook0', child: false, calls: 1 });
  expect(order.at(-1)).toEqual({ owner: 'Compilation', hook: 'seal', child: true, calls: 2 });
});

test('a step that prints no hooks has no order to draw', () => {
  expect(() => hookOrderOf('compiled successfully')).toThrow('does not print the hooks');
});
