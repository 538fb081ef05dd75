// Writes a shop of 1,000 modules, the same on every machine: pages that are loaded on demand, each with a tree of modules
// in TypeScript, TSX and CSS, utilities that all of them share, and packages.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';

const FOLDER = 'generated';
// Another number of pages for a trial.
const PAGES = Number(process.argv[2] ?? 30);
const PARTS = 20;
const VIEWS = 4;
const UTILITIES = 58;
const PACKAGES = 10;
const FILES = 7;

// A linear congruential generator with a fixed seed.
let state = 42;
function random(below) {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor((state / 2 ** 32) * below);
}

let modules = 0;
function write(path, lines) {
  const file = `${FOLDER}/${path}`;
  mkdirSync(file.slice(0, file.lastIndexOf('/')), { recursive: true });
  writeFileSync(file, `${lines.join('\n')}\n`);
  if (/(?<!\.d)\.(tsx?|js|css)$/.test(path)) modules += 1;
}

const count = (length, line) => Array.from({ length }, (_, index) => line(index));

const utility = (index) => [
  `export interface Options${index} { readonly label: string; readonly limit?: number }`,
  ...count(4, (line) => [
    `export function tool${index}_${line}(value: number, { label, limit = ${random(900)} }: Options${index}): string {`,
    `  const parts: string[] = [];`,
    `  for (let at = 0; at < value && at < limit; at++) parts.push(\`\${label} \${at * ${line + 2}}\`);`,
    `  return parts.length > 3 ? parts.slice(0, 3).join(', ') : parts.join();`,
    '}',
  ]).flat(),
];

/** Imports parts deeper in its page's tree, two utilities and a package. */
function part(index) {
  const children = [index * 2 + 1, index * 2 + 2].filter((child) => child < PARTS);
  const tools = [random(UTILITIES), random(UTILITIES)];
  const lib = random(PACKAGES);
  return [
    ...children.map((child) => `import { part${child} } from './part${child}';`),
    ...tools.map(
      (tool, at) => `import { tool${tool}_${at} as tool${at} } from '../shared/tool${tool}';`,
    ),
    `import { help0 } from 'lib${lib}';`,
    `interface Product { readonly id: number; readonly name: string; readonly tags?: readonly string[] }`,
    `const products: Product[] = [`,
    ...count(
      6,
      (line) =>
        `  { id: ${index * 100 + line}, name: 'Product ${line}', tags: ['a${random(99)}', 'b'] },`,
    ),
    `];`,
    ...count(3, (line) => [
      `function sum${line}(list: readonly Product[], factor = ${random(50)}): number {`,
      `  return list.reduce((total, { id, tags = [] }) => total + id * factor + tags.length, ${line});`,
      '}',
    ]).flat(),
    `export function part${index}(factor: number): string {`,
    `  const own = ${count(3, (line) => `sum${line}(products, factor)`).join(' + ')};`,
    `  const texts = [tool0(own, { label: 'a' }), tool1(factor, { label: 'b' }), String(help0(own))];`,
    `  return [...texts, ${children.map((child) => `part${child}(factor)`).join(', ')}].join();`,
    '}',
  ];
}

const view = (index) => [
  `import './view${index}.css';`,
  `import { h } from '../shared/h';`,
  `import { part${index} } from './part${index}';`,
  `export interface Props${index} { readonly title: string; readonly amount: number }`,
  `export function View${index}({ title, amount }: Props${index}) {`,
  `  return (`,
  `    <section className="view${index}">`,
  ...count(
    6,
    (line) => `      <p title={title}>{amount * ${line + 1}} of {part${index}(${line})}</p>`,
  ),
  `    </section>`,
  `  );`,
  '}',
];

const rules = (name) =>
  count(
    6,
    (line) => `.${name} .row${line} { color: #${100 + random(800)}; padding: ${random(20)}px; }`,
  );

function writePage(page) {
  const folder = `src/page${page}`;
  count(PARTS, (index) => write(`${folder}/part${index}.ts`, part(index)));
  count(VIEWS, (index) => {
    write(`${folder}/view${index}.tsx`, view(index));
    // The same rules as Sass, for the variant that compiles them.
    const css = rules(`page${page}-view${index}`);
    write(`${folder}/view${index}.css`, css);
    write(`${folder}/view${index}.scss`, [`$unit: 2px;`, ...css, `.view { padding: $unit * 2; }`]);
  });
  write(`${folder}/page.ts`, [
    ...count(VIEWS, (index) => `import { View${index} } from './view${index}';`),
    `export const render = () => [${count(VIEWS, (index) => `View${index}({ title: 'Page ${page}', amount: ${index} })`).join(', ')}];`,
  ]);
}

function writePackage(index) {
  const folder = `node_modules/lib${index}`;
  write(`${folder}/package.json`, [
    JSON.stringify({
      name: `lib${index}`,
      version: '1.0.0',
      main: 'file0.js',
      types: 'file0.d.ts',
    }),
  ]);
  write(`${folder}/file0.d.ts`, ['export function help0(value: number): number;']);
  count(FILES, (file) =>
    write(`${folder}/file${file}.js`, [
      "'use strict';",
      ...(file + 1 < FILES ? [`const next = require('./file${file + 1}');`] : ['const next = {};']),
      ...count(20, (line) => [
        `exports.help${line} = function (value) {`,
        `  var total = ${random(99)};`,
        `  for (var at = 0; at < value; at++) { total += at % ${line + 2} === 0 ? at : -${line}; }`,
        `  return next.help${line} ? next.help${line}(total) : total;`,
        '};',
      ]).flat(),
    ]),
  );
}

rmSync(FOLDER, { recursive: true, force: true });
write('tsconfig.json', [
  JSON.stringify({
    compilerOptions: {
      target: 'es2022',
      module: 'esnext',
      moduleResolution: 'bundler',
      strict: true,
      types: [],
      jsx: 'react',
      jsxFactory: 'h',
      noUncheckedSideEffectImports: false,
    },
    include: ['src'],
  }),
]);
// Without "type": "module", so that imports may leave out extensions.
write('package.json', [JSON.stringify({ name: 'shop', version: '1.0.0', private: true })]);
write('src/shared/h.ts', [
  'export function h(tag: string, attributes: object | null, ...children: unknown[]): unknown {',
  '  return { tag, attributes, children };',
  '}',
  'export namespace h.JSX { export interface IntrinsicElements { [tag: string]: object } }',
]);
count(UTILITIES, (index) => write(`src/shared/tool${index}.ts`, utility(index)));
count(PAGES, writePage);
count(PACKAGES, writePackage);
const entry = (pages) => [
  "import { render } from './page0/page';",
  'const pages = [',
  ...count(pages - 1, (index) => `  () => import('./page${index + 1}/page'),`),
  '];',
  'console.log(render().length, pages.length);',
];
write('src/index.ts', entry(PAGES));
// Not one of the modules of the shop: an entry for a part of it, because a minimizer takes its time.
write('src/fifth.ts', entry(Math.max(2, PAGES / 5)));
modules -= 1;
console.log(`${modules} modules`);
