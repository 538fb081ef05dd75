// What a page still lacks, by the rules of writing: nothing here is false, so nothing here fails a proof.
import type { HeadingRecord, PageRecord } from '../../src/model/record.ts';
import { parseMeta } from '../../src/pipeline/markdown/fences/meta.ts';
import type { Problem } from '../../src/pipeline/problem.ts';

export function stillMissing(record: PageRecord): Problem[] {
  return [...entriesWithoutExample(record), ...unprovenFences(record), ...noWayOn(record)];
}

/** Entries with a heading of their own; rows of a family's table do without. */
export function entriesOf({ headings, documents }: PageRecord): HeadingRecord[] {
  const homes = new Set(documents.map(({ id }) => id));
  return headings.filter(({ option, id }) => option && homes.has(id));
}

function entriesWithoutExample(record: PageRecord): Problem[] {
  const entries = new Set(entriesOf(record));
  return [...entries]
    .filter((entry) => {
      const next = record.headings.find(
        (other) => other.line > entry.line && (other.depth <= entry.depth || entries.has(other)),
      );
      const end = next?.line ?? Number.POSITIVE_INFINITY;
      return !record.fences.some(({ line }) => line > entry.line && line < end);
    })
    .map(({ text, line }) => ({
      file: `content/${record.path}`,
      line,
      what: `The entry \`${text}\` has no example.`,
      advice: 'Show a realistic use of it in a fence below its first sentences.',
    }));
}

function unprovenFences({ path, fences }: PageRecord): Problem[] {
  return fences.flatMap(({ line, meta, lang }) => {
    const { unproven } = parseMeta(meta, lang);
    if (unproven === null) return [];
    const advice = 'Prove it: an example project, `run`, or a complete configuration.';
    return { file: `content/${path}`, line, what: `Not proven: ${unproven}`, advice };
  });
}

/** The last paragraph, item or component of a page leads on to another page. */
function noWayOn({ path, url, links, prose }: PageRecord): Problem[] {
  const last = Math.max(1, ...prose.map(({ line }) => line));
  const leadsOn = links.some(
    ({ href, line }) => line >= last && href.startsWith('/') && href.split('#')[0] !== url,
  );
  if (leadsOn) return [];
  return [
    {
      file: `content/${path}`,
      line: last,
      what: 'The page does not end with where to go next.',
      advice: 'End it with links to other pages, each with the reason to follow it.',
    },
  ];
}
