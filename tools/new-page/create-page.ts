// Creates a page in its place and says what is left to do; all that the command does, for a given project.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Redirect } from '../../src/model/redirect.ts';
import type { Reference } from '../../src/model/reference.ts';
import { readPackageList } from '../../src/pipeline/packages/read-packages.ts';
import { walkContent } from '../../src/pipeline/read/walk.ts';
import { addressFor } from './address.ts';
import { type Entry, entriesFor } from './entries.ts';
import { type OrderRow, placeOf } from './place.ts';
import { skeleton } from './skeleton.ts';

interface Request {
  project: string;
  argument: string;
  title: string;
  reference: Reference;
}

/** What to print; throws an error whose message is meant for the author. */
export function createPage({ project, argument, title, reference }: Request): string {
  const content = join(project, 'content');
  const order: OrderRow[] = readJson(join(project, 'data/page-order.json')) ?? [];
  const packages = readPackageList(project);
  const redirects: Redirect[] = readJson(join(project, 'data/redirects.json')) ?? [];
  const address = addressFor(argument, { content, order, packages, redirects });
  if (title.trim() === '')
    throw new Error('The page needs a title: npm run new-page -- guides/my-page "Title"');
  const place = placeOf(address, { content, order });
  const { free, taken } = withoutHomes(entriesFor(address, reference), content);
  const file = join(content, address.path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, skeleton({ title: title.trim(), ...place, ...address, entries: free }));
  return [
    `Wrote content/${address.path} (${address.url}${place.sort === null ? '' : `, sort ${place.sort}`}).`,
    ...(free.length > 0 ? [`Entries: ${free.length}, for the records of that name.`] : []),
    ...(taken.length > 0 ? [`Left out, described elsewhere: ${taken.join(', ')}.`] : []),
    ...oldIds(project, address.url),
    'Next:',
    `  npm start, then open http://127.0.0.1:3000${address.url}: what is still to be written is listed on the page`,
    '  write it in your own words: the comments say what belongs where',
    '  npm run new-example -- NAME --steps 2, if it shows a project; npm run capture -- NAME after each change of it',
    '  npm run fix, which notes what the page has reached in proof/reached; commit that file too',
    `  npm run prove -- ${address.path.replace(/\.md$/, '')}`,
    '  npm run check -- --changed, before you commit',
  ].join('\n');
}

/** A record has one home. */
function withoutHomes(
  entries: readonly Entry[],
  content: string,
): { free: Entry[]; taken: string[] } {
  const sources = walkContent(content)
    .pages.map((path) => readFileSync(join(content, path), 'utf8'))
    .join('\n');
  const isTaken = ({ component }: { component: string }): boolean => sources.includes(component);
  return {
    free: entries
      .filter((entry) => !isTaken(entry))
      .map((entry) => ({ ...entry, rows: entry.rows.filter((row) => !isTaken(row)) })),
    taken: entries.filter(isTaken).map(({ name }) => name),
  };
}

/** Links from outside still carry them. */
function oldIds(project: string, url: string): string[] {
  const legacy: Record<string, { ids: Record<string, unknown> }> | null = readJson(
    join(project, 'data/legacy-urls.json'),
  );
  const ids = Object.keys(legacy?.[url]?.ids ?? {});
  if (ids.length === 0) return [];
  return [
    `${url} is an old address. These ${ids.length} ids need a home, as a heading's id or its alias:`,
    '  ## Heading {#its-id #an-old-id}',
    ...ids.map((id) => `  #${id}`),
  ];
}

function readJson<T>(file: string): T | null {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}
