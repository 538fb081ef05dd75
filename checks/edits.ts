// One edit for each kind of source that a cache of the build depends on.
import type { Edits } from './build-copy.ts';

const add = (text: string) => (before: string) => `${before}\n${text}\n`;
const change = (from: string, to: string) => (before: string) => before.replaceAll(from, to);

/** Each is noticed by another cache, or by another part of its key. */
const TEXTS: Readonly<Record<string, Edits>> = {
  page: { 'content/concepts/loaders.md': add('One more sentence.') },
  picture: { 'content/branding-space.svg': change('<svg', '<svg data-edit="1"') },
  term: {
    'content/glossary.md': change(
      'A set of modules that webpack writes',
      'Some modules that webpack writes',
    ),
  },
  'shared text': {
    'content/_includes/built-in-types.md': change('webpack reads CSS', 'webpack itself reads CSS'),
  },
  'package facts': { 'data/packages.json': change('Compiles JavaScript', 'Turns JavaScript') },
  graph: { 'examples/modules/steps/01-kinds/graph.json': change('rates.json', 'fares.json') },
};
const LOOKS: Readonly<Record<string, Edits>> = {
  token: { 'src/site/styles/tokens.css': change('#8dd6f9)', '#8dd6fa)') },
  twin: { 'src/pipeline/twin/twin.ts': change("bullet: '-'", "bullet: '*'") },
};
const CODE: Readonly<Record<string, Edits>> = {
  'first releases': { 'data/since.json': change('"amd": "5.0.0"', '"amd": "5.1.0"') },
  'model file': { 'src/model/default-text.ts': change(', else ', ', or else ') },
  'Markdown plugin': {
    'src/pipeline/markdown/headings/attributes.ts': change('class="', 'class="x '),
  },
  compression: { 'src/build/emit/compress.ts': change('? 9 : 11', '? 8 : 10') },
};

/** By the name of what is edited. */
export const SINGLE_EDITS = { ...TEXTS, ...LOOKS, ...CODE };

/** Those that change pages and can be made together. */
export const EDITS_TOGETHER: Edits = Object.assign({}, ...Object.values({ ...TEXTS, ...LOOKS }));

/** An edit after which no cache is found again. */
export const BLIND_CACHES: Edits = {
  'src/pipeline/cache/code-hash.ts': change('hash = hashGraph(module)', "hash = 'blind'.repeat(9)"),
};
