// The queries everybody expects to work: each name that has a home today, and the same name as people type it.
import type { PageRecord } from '../../src/model/record.ts';
import type { Reference, ReferenceSet } from '../../src/model/reference.ts';
import type { GoldQuery } from '../../src/model/search/gold-set.ts';

interface Home {
  set: ReferenceSet;
  name: string;
  url: string;
}

export function namedQueries(
  records: readonly PageRecord[],
  { records: facts }: Pick<Reference, 'records'>,
): GoldQuery[] {
  const homes = records.flatMap(({ url, documents }) =>
    documents.map(({ set, name, id }): Home => ({ set, name, url: `${url}#${id}` })),
  );
  const flags = new Map(facts.map(({ set, name, flag }) => [`${set} ${name}`, flag]));
  const rows = new Map<string, GoldQuery>();
  // The first to claim a query keeps it: a full name is more telling than a part of another.
  const add = (kind: 'name' | 'leaf', query: string, target: string): void => {
    if (!rows.has(query)) rows.set(query, { query, kind, targets: [target] });
  };
  for (const { set, name, url } of homes) {
    // A flag is asked for below, and leads to what its option does; its row in the table says less.
    if (set !== 'cli-arguments') add('name', asWritten(set, name), url);
  }
  for (const { set, name, url } of homes) {
    const flag = flags.get(`${set} ${name}`);
    if (flag) add('name', flag, url);
  }
  for (const { title, url } of pluginAndLoaderPages(records)) add('name', title, url);
  for (const { url, imported, fences } of records) {
    if (imported === undefined) continue;
    add('leaf', imported.package.replaceAll('-', ' '), url);
    for (const name of classNames(imported.package, fences)) add('leaf', name, url);
  }
  for (const { title, url } of pluginAndLoaderPages(records)) {
    if (/^[A-Z]\w+Plugin$/.test(title)) add('leaf', `new webpack.${title}(`, url);
  }
  for (const { leaf, url } of uniqueLeaves(homes)) {
    // Half of them as people type who do not reach for the shift key.
    add('leaf', leaf.length % 2 === 0 ? leaf : leaf.toLowerCase(), url);
  }
  return [...rows.values()];
}

/** The name in code: a hook is reached through the object that has it. */
function asWritten(set: ReferenceSet, name: string): string {
  if (set !== 'hooks') return name;
  const [owner = '', ...rest] = name.split('.');
  return rest.length === 1
    ? `${owner.charAt(0).toLowerCase()}${owner.slice(1)}.hooks.${rest[0]}`
    : name;
}

function pluginAndLoaderPages(records: readonly PageRecord[]): PageRecord[] {
  return records.filter(({ url }) => /^\/(?:plugins|loaders)\/[^/]+\/$/.test(url));
}

/** What the page's own samples call the package when they import it. */
function classNames(name: string, fences: PageRecord['fences']): string[] {
  const imports = new RegExp(
    `\\b([A-Z]\\w+Plugin)\\s*(?:=\\s*require\\(|from\\s*)["']${name}["']`,
    'g',
  );
  const found = fences.flatMap(({ code }) => [...code.matchAll(imports)].map(([, each]) => each));
  return [...new Set(found)].filter((each) => each !== undefined);
}

/** Last parts that occur once. A single small word, such as `test`, means too many things to have one answer. */
function uniqueLeaves(homes: readonly Home[]): { leaf: string; url: string }[] {
  const leafOf = ({ name }: Home): string => name.slice(name.lastIndexOf('.') + 1);
  return [...Map.groupBy(homes, leafOf)]
    .filter(([leaf, all]) => all.length === 1 && /[a-z][A-Z]/.test(leaf))
    .flatMap(([leaf, all]) => all.map(({ url }) => ({ leaf, url })));
}
