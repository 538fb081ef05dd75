// Links the first use of each name in each section to its home, once the homes on all pages are known.
// A record in the cache has only marks, so it does not depend on other pages.
import type { Link, PageRecord } from '../../model/record.ts';
import type { Problem } from '../problem.ts';
import type { Homes } from './homes.ts';
import { hasMarks, MARKED, readMark } from './name-mark.ts';

/** In HTML of our serializer every `<` opens a tag and attribute values are in double quotes. */
const SECTIONS = /(?=<h[2-6][ >])/;
const OWN_ID = /^<h[2-6]\b(?:[^">]|"[^"]*")*?\sid="([^"]*)"/;
const ANCHOR = /<a\b(?:[^">]|"[^"]*")*?\shref="([^"]*)"(?:[^">]|"[^"]*")*>([\s\S]*?)<\/a>/g;
const PLACES = new RegExp(
  `${ANCHOR.source}|<th scope="row" id="([^"]*)"|</tr>|${MARKED.source}`,
  'g',
);

interface Linked {
  record: PageRecord;
  problems: Problem[];
}

/** `file` is the page's path in messages. */
export function linkNames(record: PageRecord, homes: Homes, file: string): Linked {
  if (!hasMarks(record.html)) return { record, problems: [] };
  const links: Link[] = [];
  const problems: Problem[] = [];
  const html = record.html
    .split(SECTIONS)
    .map((section) => {
      const done = linkedByHand(section, record.url);
      /** An entry is no news to its own readers: of the section, and of the row in its table. */
      const heading = OWN_ID.exec(section)?.[1];
      let row: string | undefined;
      return section.replace(PLACES, (whole, href, _inside, rowId, mark, attributes, code) => {
        if (href !== undefined) {
          return whole.replaceAll(MARKED, '<code$2>$3</code>');
        }
        if (mark === undefined) {
          row = rowId;
          return whole;
        }
        const { name, line, plain, every } = readMark(mark);
        const target = homes.get(name);
        const plainCode = `<code${attributes}>${code}</code>`;
        const [page = '', id] = (target ?? '').split('#');
        const isHere = page === record.url;
        const isOwn = isHere && (id === undefined || id === heading || id === row);
        const isRepeated = !every && (done.has(name) || done.has(target ?? ''));
        if (target === undefined || isOwn || isRepeated) {
          if (plain) problems.push(idleMark(file, line, code));
          return plainCode;
        }
        if (plain) return plainCode;
        done.add(name).add(target);
        const address = isHere ? `#${id}` : target;
        links.push({ href: address, line });
        return `<a href="${address}">${plainCode}</a>`;
      });
    })
    .join('');
  return { record: { ...record, html, links: [...record.links, ...links] }, problems };
}

/** Names inside the links of a section, and the places they lead to. */
function linkedByHand(section: string, url: string): Set<string> {
  const done = new Set<string>();
  for (const [whole, href = '', inside = ''] of section.matchAll(ANCHOR)) {
    if (whole.includes(' class="hash"')) continue;
    done.add(href.startsWith('#') ? url + href : href);
    for (const [, mark = ''] of inside.matchAll(MARKED)) done.add(readMark(mark).name);
  }
  return done;
}

const idleMark = (file: string, line: number, code: string): Problem => ({
  file,
  line,
  what: `The mark {-} behind \`${code}\` does nothing: this use would not be linked.`,
  advice:
    'Remove it. Only the first use in a section is linked, if the name is explained elsewhere.',
});
