// What a page still lacks, by the rules of writing: nothing here is false, so nothing here fails a proof.
import type { PageRecord } from '../../src/model/record.ts';
import { parseMeta } from '../../src/pipeline/markdown/fences/meta.ts';
import type { Problem } from '../../src/pipeline/problem.ts';

export function stillMissing(record: PageRecord): Problem[] {
  return [...unprovenFences(record), ...noWayOn(record)];
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
