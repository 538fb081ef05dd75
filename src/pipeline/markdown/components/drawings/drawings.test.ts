// What every drawing keeps to: its words inside it and apart, its data from the file, its text for those who do not see it.
import { expect, test } from 'vitest';
import type { Times } from '../../../../model/build-times.ts';
import type { Changes } from '../../../../model/changes.ts';
import { drawnPath, MEASURED_FILE } from '../../../../model/drawn-file.ts';
import type { LoaderOrder } from '../../../../model/loader-order.ts';
import type { OutputPlaces } from '../../../../model/output-places.ts';
import type { ShareScope } from '../../../../model/share-scope.ts';
import type { Costs, Seen } from '../../../../model/source-maps.ts';
import { inputHash } from '../../../record-cache.ts';
import { drawInProject } from '../../../testing/draw-in-project.ts';
import { sampleRecord } from '../../../testing/sample-record.ts';
import { markdownTwin } from '../../../twin/twin.ts';
import { monoWidth, sansWidth } from '../module-graph/measure.ts';
import { readComponent, type Written } from '../read-component.ts';
import { CHARTS, SMALL, timesPicture, unmeasured } from './build-times.ts';
import { changesTable } from './changes.ts';
import { drawing } from './drawing.ts';
import { hotStatesPicture } from './hot-states.ts';
import { loaderOrderPicture } from './loader-order.ts';
import { arrow, type Picture, pictureHtml, WIDTH } from './pen.ts';
import { publicPathPicture } from './public-path.ts';
import { shareScopePicture } from './share-scope.ts';
import { costsPicture } from './source-maps.ts';

const ORDER: LoaderOrder = [
  { phase: 'pitch', loader: 'style-loader' },
  { phase: 'pitch', loader: 'css-loader' },
  { phase: 'normal', loader: 'css-loader' },
  { phase: 'normal', loader: 'style-loader' },
];
const EARLY: LoaderOrder = [
  { phase: 'pitch', loader: 'first' },
  { phase: 'pitch', loader: 'second' },
  { phase: 'skip', loader: 'third' },
  { phase: 'normal', loader: 'first' },
];
const AT_ONCE: LoaderOrder = [
  { phase: 'pitch', loader: 'first' },
  { phase: 'skip', loader: 'second' },
];
const PLACES: OutputPlaces = {
  path: '/shop/dist/',
  publicPath: 'https://cdn.example.com/shop/',
  files: [
    { name: 'main.js', initial: true },
    { name: 'a-name-that-is-longer-than-a-plate.js', initial: false },
    { name: 'late.js', initial: false },
  ],
};
const COSTS: Costs = {
  date: '2026-11-18',
  webpack: '5.112.2',
  modules: 101,
  runs: 9,
  rows: [
    { devtool: 'false', build: 1, rebuild: 1 },
    { devtool: 'source-map', build: 1.26, rebuild: 2.43 },
  ],
};
const SEEN: Seen[] = [
  {
    devtool: 'false',
    shows: 'bundle',
    column: true,
    text: true,
    map: 'none',
    production: null,
  },
  {
    devtool: 'source-map',
    shows: 'original',
    column: true,
    text: false,
    map: 'file',
    production: 'eval',
  },
];
const SCOPE: ShareScope = {
  scope: 'default',
  offers: [
    { package: 'dates', version: '1.2.0', from: 'shell', loaded: false },
    { package: 'dates', version: '1.3.0', from: 'a-very-long-name-of-a-build', loaded: true },
    { package: 'money', version: '2.0.0', from: 'shell', loaded: true },
  ],
  uses: [
    { build: 'shell', package: 'dates', version: '1.3.0' },
    { build: 'cart', package: 'dates', version: '1.3.0' },
    { build: 'cart', package: 'money', version: '2.0.0' },
  ],
};
const MEASURED = new Set([
  'no change',
  ...Object.values(CHARTS).flatMap((chart) => chart.variants),
  ...SMALL,
]);
const TIMES: Times = {
  date: '2026-11-18',
  webpack: '5.112.2',
  node: '24.9.0',
  cores: 2,
  modules: { development: 1000, production: 296 },
  rounds: 5,
  rows: [...MEASURED].flatMap((variant) => [
    { variant, kind: 'cold', wall: variant === 'progress' ? 1.4 : 1.01, cpu: 1.02 },
    { variant, kind: 'rebuild', wall: 12.3, cpu: 0.985 },
  ]),
};
const PICTURES: [string, Picture][] = [
  ['the order of loaders', loaderOrderPicture(ORDER)],
  ['loaders with a pitch that returns', loaderOrderPicture(EARLY)],
  ['loaders with a first pitch that returns', loaderOrderPicture(AT_ONCE)],
  ['path and publicPath', publicPathPicture(PLACES)],
  ['the states', hotStatesPicture()],
  ['a share scope', shareScopePicture(SCOPE)],
  ['the cost of source maps', costsPicture(COSTS, 'Measured.')],
  ...Object.entries(CHARTS).map(([part, chart]): [string, Picture] => [
    `build times: ${part}`,
    timesPicture(TIMES, chart),
  ]),
];

interface Box {
  text: string;
  left: number;
  right: number;
  y: number;
}

/** Texts as the markup places them. */
function textsOf({ marks }: Picture): Box[] {
  return [...marks.matchAll(/<text([^>]*)>([^<]*)</g)].map(([, attributes = '', text = '']) => {
    const number = (name: string): number =>
      Number(new RegExp(` ${name}="([\\d.-]+)"`).exec(attributes)?.[1]);
    const width = (/class="gz/.test(attributes) ? sansWidth : monoWidth)(text);
    const anchor = /text-anchor="(\w+)"/.exec(attributes)?.[1];
    const left = number('x') - (anchor === 'end' ? width : anchor === 'middle' ? width / 2 : 0);
    return { text, left, right: left + width, y: number('y') };
  });
}

function complaints(picture: Picture): string[] {
  const texts = textsOf(picture);
  const outside = texts
    .filter(({ left, right, y }) => left < 0 || right > WIDTH || y < 8 || y > picture.height)
    .map(({ text }) => `${text} leaves the drawing`);
  const touching = texts.flatMap((a, index) =>
    texts
      .slice(index + 1)
      .filter((b) => a.left < b.right && b.left < a.right && Math.abs(a.y - b.y) < 13)
      .map((b) => `${a.text} and ${b.text} overlap`),
  );
  return [...outside, ...touching];
}

test.each(PICTURES)('%s: no word outside, none on another', (_, picture) => {
  expect(textsOf(picture).length).toBeGreaterThan(4);
  expect(complaints(picture)).toEqual([]);
});

test('the rules see a word outside and one on another', () => {
  const [, picture] = PICTURES[0] as [string, Picture];
  const text = '<text x="330" y="50">outside</text><text x="100" y="50">a</text>';
  const marks = `${text}<text x="104" y="54">b</text>`;
  expect(complaints({ ...picture, marks })).toEqual([
    'outside leaves the drawing',
    'a and b overlap',
  ]);
});

test.each(PICTURES)(
  '%s: a named picture without style or id, its words also in Markdown',
  (_, picture) => {
    const html = pictureHtml(picture);
    expect(html).toMatch(/<svg role="img" aria-label="[^"]{80,}"/);
    expect(html).not.toMatch(/ style=| id=/);
    const record = sampleRecord('a.md', { html });
    const twin = markdownTwin(record, { origin: 'https://docs.example', webpack: '5.0.0' });
    expect(twin.replaceAll('\\', '')).toContain(picture.label);
    expect(twin).not.toContain('<');
  },
);

test('each loader has the numbers of its two calls', () => {
  const numbers = ({ marks }: Picture): string[] =>
    [...marks.matchAll(/class="gn"[^>]*>(\d)</g)].map(([, number = '']) => number);
  expect(numbers(loaderOrderPicture(ORDER))).toEqual(['1', '4', '2', '3']);
  expect(numbers(loaderOrderPicture(EARLY))).toEqual(['1', '3', '2']);
});

test('only files that the program asks for are reached from the public path', () => {
  const { marks, label } = publicPathPicture(PLACES);
  expect(marks.match(/class="gh"/g)).toHaveLength(3);
  expect(marks.match(/class="gh dyn"/g)).toHaveLength(2);
  expect(label).toContain('The page itself names main.js.');
  expect(label).toContain('late.js at https://cdn.example.com/shop/');
});

test('the name of a file leaves room for the note beside it', () => {
  const name = 'assets/styles/checkout.css';
  const { marks } = publicPathPicture({ ...PLACES, files: [{ name, initial: true }] });
  const [, x = '', shown = ''] = /class="gpt" x="(\d+)"[^>]*>([^<]*)</.exec(marks) ?? [];
  const [, end = '', note = ''] = /class="gz gpn" x="(\d+)"[^>]*>([^<]*)</.exec(marks) ?? [];
  expect(shown).toBe('…/checkout.css');
  const left = Number(end) - sansWidth(note) - (Number(x) + monoWidth(shown));
  expect(left).toBeGreaterThanOrEqual(8);
  expect(left + monoWidth(shown) - monoWidth(name)).toBeLessThan(0);
});

test('a share scope says of each version who offers and who uses it, and which was loaded', () => {
  const { marks, label } = shareScopePicture(SCOPE);
  expect(label).toContain('shell offers dates 1.2.0, which was not loaded. ');
  expect(label).toContain('1.3.0, which was loaded and is used by shell and cart. ');
  expect(marks.match(/class="gh"/g)).toHaveLength(SCOPE.offers.length + SCOPE.uses.length);
  expect(marks.match(/class="gi"/g)).toHaveLength(2);
  expect(marks.match(/>not loaded</g)).toHaveLength(1);
});

test('an arrow points where it ends', () => {
  expect(
    arrow([
      [0, 0],
      [20, 0],
    ]),
  ).toContain('d="M20 0L13 4L13 -4z"');
  expect(
    arrow([
      [0, 20],
      [0, 0],
    ]),
  ).toContain('d="M0 0L-4 7L4 7z"');
});

/** What a component says of a project whose files these are. */
function show(source: string, files: Record<string, string>) {
  return drawInProject(files, (place, project) =>
    drawing(readComponent(source) as Written, place, project),
  );
}

const PROJECT = { 'examples/shop/example.json': '{}' };

test.each([
  ['<LoaderOrder project="shop" />', 'loader-order.json', ORDER, loaderOrderPicture(ORDER)],
  ['<PublicPath project="shop" />', 'public-path.json', PLACES, publicPathPicture(PLACES)],
  ['<ShareScope project="shop" />', 'share-scope.json', SCOPE, shareScopePicture(SCOPE)],
] as const)(
  '%s draws what is committed, and the page follows the file',
  (source, file, data, picture) => {
    const path = drawnPath({ project: 'shop', file });
    const { html, problems, inputs, prose } = show(source, {
      ...PROJECT,
      [path]: JSON.stringify(data),
    });
    expect(problems).toEqual([]);
    expect(html).toBe(pictureHtml(picture));
    expect(inputs).toEqual({ [path]: inputHash(path) });
    expect(prose).toHaveLength(1);
  },
);

const CHANGES: Changes = [
  {
    what: 'a word of `late.js`',
    renamed: ['late.js', 'runtime.js'],
    rewritten: ['index.html'],
    unchanged: [],
    added: [],
    removed: [],
  },
  {
    what: 'one file < another',
    renamed: [],
    rewritten: [],
    unchanged: ['late.js'],
    added: ['new.js'],
    removed: [],
  },
];

test('<Changes /> is a table with the files of the run, also in Markdown', () => {
  const path = drawnPath({ project: 'shop', file: 'changes.json' });
  const files = { ...PROJECT, [path]: JSON.stringify(CHANGES) };
  const { html, problems, inputs, prose } = show('<Changes project="shop" />', files);
  expect(problems).toEqual([]);
  expect(html).toBe(changesTable(CHANGES).html);
  expect(inputs).toEqual({ [path]: inputHash(path) });
  expect(prose.map(({ text }) => text)).toContain('one file < another');
  const record = sampleRecord('a.md', { html });
  const twin = markdownTwin(record, { origin: 'https://docs.example', webpack: '5.0.0' });
  const rows = twin.split('\n').filter((line) => line.startsWith('|'));
  expect(rows.map((row) => row.replace(/ +\|/g, ' |').replace(/-+/g, '-'))).toEqual([
    '| Edit | Renamed | Rewritten | Unchanged | Added |',
    '| - | - | - | - | - |',
    '| a word of `late.js` | `late.js`, `runtime.js` | `index.html` | none | none |',
    '| one file < another | none | none | `late.js` | `new.js` |',
  ]);
});

test('a column that no edit needs is left out', () => {
  expect(changesTable(CHANGES.slice(0, 1)).html).not.toContain('Added');
});

const SEEN_PATH = drawnPath({ project: 'shop', file: 'source-maps.json' });
const COSTS_PATH = drawnPath({ project: 'shop', file: MEASURED_FILE });

test('<SourceMaps /> is a chart of what was measured and a table with what was seen', () => {
  const files = {
    ...PROJECT,
    [SEEN_PATH]: JSON.stringify(SEEN),
    [COSTS_PATH]: JSON.stringify(COSTS),
  };
  const { html, problems, inputs } = show('<SourceMaps project="shop" />', files);
  expect(problems).toEqual([]);
  expect(inputs).toEqual({
    [SEEN_PATH]: inputHash(SEEN_PATH),
    [COSTS_PATH]: inputHash(COSTS_PATH),
  });
  expect(html).toContain('source-map: build 1.26\u00a0×, rebuild 2.43\u00a0×');
  expect(html).toContain('<td data-label="Rebuild">2.43</td>');
  expect(html).toContain('your source, by name only');
  expect(html).toContain('no: needs <code>eval</code>');
  expect(html).toContain('webpack 5.112.2 on November 18, 2026');
});

const TIMES_FILES = { ...PROJECT, [COSTS_PATH]: JSON.stringify(TIMES) };

test('<BuildTimes /> draws the rows of one part from what was measured, in words too', () => {
  const { html, problems, inputs } = show(
    '<BuildTimes project="shop" part="styles" />',
    TIMES_FILES,
  );
  expect(problems).toEqual([]);
  expect(inputs).toEqual({ [COSTS_PATH]: inputHash(COSTS_PATH) });
  expect(html).toContain('sass-loader: first build 1.01\u00a0×, rebuild 12\u00a0×. css-loader');
  expect(html).toContain('webpack 5.112.2 and Node.js 24.9.0 on 2 processors, November 18, 2026');
  expect(html).toContain('1,000 modules');
  expect(html).not.toContain('swcMinify');
  const other = show('<BuildTimes project="shop" part="production" />', TIMES_FILES);
  expect(other.html).toContain('296 modules');
});

test('the bar of a ratio far from 1 ends, its number does not', () => {
  const widths = [
    ...timesPicture(TIMES, CHARTS['styles'] as (typeof CHARTS)[string]).marks.matchAll(
      /<rect[^>]* width="(\d+)"/g,
    ),
  ];
  expect(widths.map(([, width]) => width)).toEqual(['54', '214', '54', '214']);
});

test('small advice within the noise of the control does nothing', () => {
  const { html } = show('<BuildTimes project="shop" part="small" />', TIMES_FILES);
  const cellsOf = (variant: string): string[] =>
    [
      ...(new RegExp(`<code>${variant}</code></th>(.*?)</tr>`).exec(html)?.[1] ?? '').matchAll(
        />([^<]+)</g,
      ),
    ].map(([, text = '']) => text);
  expect(cellsOf('progress')).toEqual(['1.40\u00a0×', 'nothing']);
  expect(cellsOf('noParse')).toEqual(['nothing', 'nothing']);
  const rows = TIMES.rows.map((row) =>
    row.variant === 'noParse' && row.kind === 'cold' ? { ...row, wall: 1.2 } : row,
  );
  const files = { ...PROJECT, [COSTS_PATH]: JSON.stringify({ ...TIMES, rows }) };
  expect(show('<BuildTimes project="shop" part="small" />', files).html).toContain(
    '<code>noParse</code></th><td data-label="First build">1.20\u00a0×</td>',
  );
});

test('what the parts draw is in the committed file', () => {
  expect(unmeasured(TIMES)).toEqual([]);
  const rows = TIMES.rows.filter(({ variant }) => variant !== 'progress');
  expect(unmeasured({ ...TIMES, rows })).toEqual(['progress']);
});

test('<HotStates /> needs no example', () => {
  const { html, problems, inputs } = show('<HotStates />', {});
  expect([problems, inputs]).toEqual([[], {}]);
  expect(html).toBe(pictureHtml(hotStatesPicture()));
});

test.each([
  ['<LoaderOrder project="shp" />', {}, 'There is no example step "shp".'],
  ['<LoaderOrder project="shop" />', {}, 'loader-order.json of "shop" is not captured yet.'],
  [
    '<PublicPath project="shop" />',
    { 'examples/shop/public-path.json': '{}' },
    'examples/shop/public-path.json cannot be read',
  ],
  [
    '<ShareScope project="shop" />',
    {
      'examples/shop/share-scope.json': JSON.stringify({
        ...SCOPE,
        offers: SCOPE.offers.slice(0, 2),
      }),
    },
    'cart uses money 2.0.0, which is not in the scope',
  ],
  ['<Changes project="shop" />', {}, 'changes.json of "shop" is not captured yet.'],
  [
    '<SourceMaps project="shop" />',
    { [SEEN_PATH]: JSON.stringify(SEEN) },
    'measured.json of "shop" is not captured yet.',
  ],
  [
    '<SourceMaps project="shop" />',
    {
      [SEEN_PATH]: JSON.stringify(SEEN),
      [COSTS_PATH]: JSON.stringify({ ...COSTS, rows: COSTS.rows.slice(0, 1) }),
    },
    'has no cost of "source-map"',
  ],
  [
    '<BuildTimes project="shop" part="styles" />',
    {},
    'measured.json of "shop" is not captured yet.',
  ],
  [
    '<BuildTimes project="shop" part="style" />',
    TIMES_FILES,
    'There is no part "style" of the build times.',
  ],
  [
    '<BuildTimes project="shop" part="styles" />',
    {
      [COSTS_PATH]: JSON.stringify({
        ...TIMES,
        rows: TIMES.rows.filter(({ variant }) => variant !== 'swcMinify'),
      }),
    },
    'has no time of "swcMinify"',
  ],
])('%s without its data is a problem', (source, files, what) => {
  const { problems, html } = show(source, { ...PROJECT, ...files });
  expect(problems.map((problem) => problem.what).join()).toContain(what);
  expect(html).toBe('');
});
