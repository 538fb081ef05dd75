// Writes the first version of a page: it compiles, has the parts its kind of page must have, and says what belongs where.
import type { Section } from '../../src/model/sections.ts';
import type { Entry } from './entries.ts';
import type { Place } from './place.ts';
import { ENTRIES, ENTRY, type Part, PLACEHOLDER, ROW, ROWS, SHAPES } from './shapes.ts';

interface PageFacts extends Place {
  title: string;
  section: Section;
  entries: readonly Entry[];
}

export function skeleton({ title, section, sort, group, entries }: PageFacts): string {
  const front = [
    `title: ${quoted(title)}`,
    // Unlike any other, because no two pages may have the same.
    `description: ${quoted(`${title}. ${PLACEHOLDER} It says what is on the page.`)}`,
    ...(sort === null ? [] : [`sort: ${sort}`]),
    ...(group === null ? [] : [`group: ${quoted(group)}`]),
    'contributors: [webpack]',
  ];
  const { opening, facts = [], parts, end } = SHAPES[section];
  const blocks = [
    comment(`${opening} A reader who stops after the first paragraph has learned something true.`),
    PLACEHOLDER,
    ...(facts.length > 0 ? [facts.join('\n')] : []),
    ...parts.flatMap(partBlocks),
    // Options of a plugin stand one level below a heading of their own.
    ...(entries[0]?.depth === 3 ? ['## Options'] : []),
    ...(entries.length > 0 ? [comment(ENTRIES)] : []),
    ...entries.flatMap(entryBlocks),
    ...end.flatMap(partBlocks),
  ];
  return `---\n${front.join('\n')}\n---\n\n${blocks.join('\n\n')}\n`;
}

const partBlocks = ({ heading, hint }: Part): string[] => [
  `## ${heading}`,
  comment(hint),
  PLACEHOLDER,
];

function entryBlocks({ depth, heading, component, table, rows }: Entry): string[] {
  const list = rows.map(({ key }) => `- \`${key}\`: ${ROW}`).join('\n');
  return [
    `${'#'.repeat(depth)} \`${heading}\``,
    component,
    comment(ENTRY),
    PLACEHOLDER,
    ...(rows.length > 0 ? [comment(ROWS), table, list] : []),
  ];
}

const comment = (text: string): string => `<!-- ${text} -->`;

/** Only where YAML would read it differently. */
function quoted(text: string): string {
  return /^[A-Za-z][\w ,.()/-]*$/.test(text) && !/^(?:true|false|null|yes|no)$/i.test(text)
    ? text
    : `'${text.replaceAll("'", "''")}'`;
}
