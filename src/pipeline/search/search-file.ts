// Everything the reader's browser searches, from the records of all pages.

import type { ExplainedMessage, PageRecord } from '../../model/record.ts';
import {
  type Documented,
  type Reference,
  type ReferenceRecord,
  type ReferenceSet,
  recordKey,
} from '../../model/reference.ts';
import type { SearchFile, SearchKind, SearchPage } from '../../model/search/search-file.ts';
import { DOCUMENTATION_CHILDREN } from '../../model/sections.ts';
import { namesOfPage } from '../names/homes.ts';
import { cutPage } from './cut-page.ts';

/** Sections that only list links: what they name is found where it is. */
const LISTS = new Set(['what-next', 'in-this-section']);

/** Pages that only lead elsewhere by script or list nothing of their own. */
const UNSEARCHED = new Set(['/', '/search/', '/offline/']);

export function searchFile(records: readonly PageRecord[], reference: Reference): SearchFile {
  const facts = new Map(reference.records.map((record) => [recordKey(record), record]));
  const searched = records.filter(({ url }) => !UNSEARCHED.has(url));
  const written = new Set(searched.flatMap(({ documents }) => documents.map(recordKey)));
  return {
    pages: searched.map((record) => searchPage(record, facts)),
    unwritten: reference.records
      .filter((record) => NAMED_ALOUD.has(record.set) && !written.has(recordKey(record)))
      .flatMap((record) => namesOf(record, undefined)),
  };
}

/** Sets whose names readers type; flags are found by the option they set, fields of stats by nobody. */
const NAMED_ALOUD: ReadonlySet<ReferenceSet> = new Set([
  'options',
  'hooks',
  'compiler',
  'compilation',
  'dev-server',
  'classes',
]);

type Facts = ReadonlyMap<string, ReferenceRecord>;

function searchPage(record: PageRecord, facts: Facts): SearchPage {
  const homes = new Map<string, Documented[]>();
  for (const home of record.documents) homes.set(home.id, [...(homes.get(home.id) ?? []), home]);
  const headings = new Map(record.headings.map(({ id, text }) => [id, text]));
  const messages = Map.groupBy(record.messages ?? [], ({ id }) => id);
  const parts = cutPage(record.html, new Set([...headings.keys(), ...homes.keys()]));
  return {
    url: record.url,
    title: record.title,
    group: groupOf(record.url),
    ...(record.imported && { imported: true as const }),
    parts: parts
      .filter(({ id }) => !LISTS.has(id))
      .map(({ id, text }) => {
        const own = homes.get(id) ?? [];
        return {
          id,
          heading: headings.get(id) ?? own[0]?.name ?? '',
          kind: own[0] ? KIND_OF_SET[own[0].set] : kindOf(record.url),
          names:
            id === ''
              ? namesOfPage(record)
              : own.flatMap((home) => namesOf(home, facts.get(recordKey(home))?.flag)),
          text: id === '' ? `${record.description} ${text}`.trim() : text,
          ...(messages.has(id) && { messages: messages.get(id)?.flatMap(patternsOf) ?? [] }),
        };
      }),
  };
}

/** A message that names a module of Node.js is another message for each of them. */
function patternsOf({ text, names }: ExplainedMessage): string[] {
  const [first = '', ...others] = names;
  return [text, ...others.map((name) => text.replace(`'${first}'`, `'${name}'`))];
}

/** As readers write them: `compiler.hooks.emit` for `Compiler.emit`, and the flag beside its option. */
function namesOf({ set, name }: Pick<ReferenceRecord, 'set' | 'name'>, flag?: string | null) {
  const [owner = '', ...rest] = name.split('.');
  const hook = `${owner.charAt(0).toLowerCase()}${owner.slice(1)}.hooks.${rest.join('.')}`;
  const written = set === 'hooks' && rest.length === 1 ? hook : name;
  return flag ? [written, flag] : [written];
}

const KIND_OF_SET: Record<ReferenceSet, SearchKind> = {
  options: 'Option',
  'plugin-options': 'Option',
  hooks: 'Hook',
  compiler: 'Page',
  compilation: 'Page',
  'loader-context': 'Page',
  stats: 'Page',
  cli: 'CLI',
  'cli-arguments': 'CLI',
  'dev-server': 'Option',
  'dev-middleware': 'Option',
  variables: 'Page',
  'import-meta': 'Page',
  commonjs: 'Page',
  'magic-comments': 'Page',
  classes: 'Plugin',
};

const KINDS: readonly [RegExp, SearchKind][] = [
  [/^\/guides\//, 'Guide'],
  [/^\/concepts\//, 'Concept'],
  [/^\/plugins\//, 'Plugin'],
  [/^\/loaders\//, 'Loader'],
  [/^\/api\/cli\//, 'CLI'],
  [/^\/glossary\//, 'Glossary'],
  [/^\/blog\//, 'Blog'],
];

const kindOf = (url: string): SearchKind => KINDS.find(([path]) => path.test(url))?.[1] ?? 'Page';

function groupOf(url: string): string {
  const [first = ''] = url.split('/').filter(Boolean);
  const section = DOCUMENTATION_CHILDREN.find(({ section }) => section === first);
  if (section) return section.label;
  return first === 'glossary' ? 'Glossary' : 'Project';
}
