// Writes one synthetic page: as long as a real one, with the same mix of what costs time to compile.
import { type Choices, choices } from '../../src/pipeline/testing/seeded-choices.ts';
import { sampleAt } from './synthetic-code.ts';

interface PagePlan {
  /** Position in the whole site; also the seed. */
  index: number;
  title: string;
  sort: number;
  /** Addresses the page may link to. */
  near: readonly string[];
}

const SUBJECTS = [
  'The compiler',
  'A loader',
  'This plugin',
  'The resolver',
  'Every chunk',
  'The runtime',
];
const ACTIONS = ['reads', 'records', 'rewrites', 'looks up', 'keeps', 'compares', 'announces'];
const OBJECTS = ['each request', 'the module graph', 'a list of assets', 'its options', 'the file'];
const REASONS = [
  'so that a second run repeats nothing',
  'because two entries may share it',
  'unless the option is switched off',
  'before any file is written',
  'whenever a dependency changes on disk',
];
const TOPICS = [
  'Options',
  'Order',
  'Naming',
  'Limits',
  'Errors',
  'Caching',
  'Output',
  'Types',
  'Use',
];
const MARKS = ['T> ', 'W> ', '> [!NOTE]\n> ', '> [!CAUTION]\n> '];
const SECTIONS_OF_A_PAGE = 8;

export function syntheticPage(plan: PagePlan): string {
  const choose = choices(plan.index);
  const fences = 8 + choose.number(3);
  const topics = choose.some(TOPICS, SECTIONS_OF_A_PAGE);
  const parts = [frontMatter(plan), paragraph(choose, plan.near)];
  let fence = 0;
  for (const [place, topic] of topics.entries()) {
    parts.push(`${place % 3 === 2 ? '###' : '##'} ${topic} of ${plan.title.toLowerCase()}`);
    parts.push(paragraph(choose, plan.near));
    const until = Math.ceil((fences * (place + 1)) / topics.length);
    while (fence < until) parts.push(sampleAt(fence++, choose));
    if (place === 1 || place === 5) parts.push(table(choose));
    if (place % 3 === 0) parts.push(choose.pick(MARKS) + sentence(choose));
    if (place === 4) parts.push(list(choose, plan.near));
  }
  return `${parts.join('\n\n')}\n`;
}

function frontMatter({ index, title, sort, near }: PagePlan): string {
  return [
    '---',
    `title: ${title}`,
    `description: Synthetic page ${index} of the scale bench, as long and as mixed as a real one.`,
    `sort: ${sort}`,
    'contributors: [webpack]',
    ...(near[0] ? ['related:', '  - title: A neighbour', `    url: ${near[0]}`] : []),
    '---',
  ].join('\n');
}

function sentence(choose: Choices): string {
  const code = `\`${choose.pick(TOPICS).toLowerCase()}.${choose.pick(ACTIONS).replace(' ', '')}\``;
  const [first, second] = [choose.pick(OBJECTS), choose.pick(REASONS)];
  return `${choose.pick(SUBJECTS)} ${choose.pick(ACTIONS)} ${first} through ${code}, ${second}.`;
}

function paragraph(choose: Choices, near: readonly string[]): string {
  const sentences = Array.from({ length: 3 + choose.number(2) }, () => sentence(choose));
  const link = near.length > 0 ? ` See [the page **beside** it](${choose.pick(near)}).` : '';
  return sentences.join(' ') + link;
}

function table(choose: Choices): string {
  const row = (): string =>
    `| \`${choose.pick(TOPICS).toLowerCase()}\` | ${choose.pick(OBJECTS)} | ${choose.number(999)} |`;
  return [
    '| Name | Meaning | Default |',
    '| --- | :-- | --: |',
    ...Array.from({ length: 5 }, row),
  ].join('\n');
}

function list(choose: Choices, near: readonly string[]): string {
  return choose
    .some(near, 3)
    .map((url) => `- [${choose.pick(OBJECTS)}](${url}): ${sentence(choose)}`)
    .join('\n');
}
