// Writes the first version of a page: true as it stands, in the shape its section asks for, with hints in comments.
import type { Section } from '../../src/model/sections.ts';
import type { Entry } from './entries.ts';
import type { Place } from './place.ts';

export interface PageFacts extends Place {
  title: string;
  section: Section;
  entries: readonly Entry[];
}

type Part = [heading: string, hint: string];

const GUIDE: Part[] = [
  ['What you need', 'Versions and packages, and how long it takes.'],
  ['Step 1', 'One change, and something to see: captured output. Every step builds.'],
  ['The complete project', 'All files, from an example in examples/.'],
  ['If it does not work', 'Mistakes people make, with the exact messages.'],
  ['What next', 'Links.'],
];
const SHAPES: Record<Section, Part[]> = {
  concepts: [
    ['A small configuration', 'The smallest one that shows the idea.'],
    ['What webpack does with it', 'Steps or a diagram, taken from a real build.'],
    ['Consequences', 'What a reader should do differently now.'],
    ['Where to go next', 'Links.'],
  ],
  guides: GUIDE,
  contribute: GUIDE,
  configuration: [],
  api: [],
  loaders: [
    ['When you need it', 'And what webpack does without it.'],
    ['Example', 'A complete configuration.'],
  ],
  plugins: [
    ['When you need it', 'And when webpack applies it by itself.'],
    ['Example', 'A complete configuration and what it changes in the output.'],
  ],
  migrate: [
    ['Checklist', 'One line per step, with a link to it.'],
    ['Step 1', 'How to tell that it concerns you (exact message), before, after.'],
    ['If it does not work', 'Messages, and what they mean.'],
  ],
  blog: [],
};
const OPENING: Record<Section, string> = {
  concepts: 'The idea, and when a reader meets it.',
  guides: 'What the reader will have at the end.',
  contribute: 'What the reader will have done at the end.',
  configuration: 'What these options decide, and which of them most projects set.',
  api: 'What this is for, and who needs it.',
  loaders: 'What problem it solves.',
  plugins: 'What problem it solves.',
  migrate: 'Who has to do this, and how long it takes.',
  blog: 'The news in one paragraph.',
};
const ENTRY = 'What it does, in one sentence; when you need it; a realistic example; errors.';

export function skeleton({ title, section, sort, group, entries }: PageFacts): string {
  const front = [
    `title: ${quoted(title)}`,
    `description: ${quoted(`${title} in webpack 5.`)}`,
    ...(sort === null ? [] : [`sort: ${sort}`]),
    ...(group === null ? [] : [`group: ${quoted(group)}`]),
    'contributors: [webpack]',
  ];
  const blocks = [
    `This page is about ${title}.`,
    comment(`Replace the line above and the description: ${OPENING[section]}`),
    ...SHAPES[section].flatMap(([heading, hint]) => [`## ${heading}`, comment(hint)]),
    // Options of a plugin stand one level below a heading of their own.
    ...(entries[0]?.depth === 3 ? ['## Options'] : []),
    ...entries.flatMap(({ depth, heading, component }) => [
      `${'#'.repeat(depth)} \`${heading}\``,
      component,
      comment(ENTRY),
    ]),
  ];
  return `---\n${front.join('\n')}\n---\n\n${blocks.join('\n\n')}\n`;
}

const comment = (text: string): string => `<!-- ${text} -->`;

/** Only where YAML would read it differently. */
function quoted(text: string): string {
  return /^[A-Za-z][\w ,.()/-]*$/.test(text) && !/^(?:true|false|null|yes|no)$/i.test(text)
    ? text
    : `'${text.replaceAll("'", "''")}'`;
}
