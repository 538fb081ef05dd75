// What each kind of page must have, in order, and what belongs where: the hints that a skeleton carries.
import type { Section } from '../../src/model/sections.ts';

/** A heading and what to write below it. */
export interface Part {
  heading: string;
  hint: string;
}

interface Shape {
  /** What belongs above the first heading. */
  opening: string;
  /** The list below the first paragraph. */
  facts?: readonly string[];
  parts: readonly Part[];
  /** Behind the entries of the reference records. */
  end: readonly Part[];
}

/** Reported by `npm start` and `npm run prove` for as long as it is on the page (proof/prose/banned.ts). */
export const PLACEHOLDER = 'Replace this sentence.';

/** Long enough to be compiled: a shorter row is an error. */
export const ROW = `${PLACEHOLDER} A row has at least eight words.`;

const NEXT: Part = {
  heading: 'What next',
  hint: 'Two to four links, each with the reason to follow it.',
};
const TROUBLE: Part = {
  heading: 'If it does not work',
  hint: 'The mistakes people make here: the exact message as a heading or in code, its cause, and the fix.',
};
const STEP =
  'One change, why it is needed, and at the end something the reader can see: a console fence captured from the example, or what the browser shows. Every step builds.';
const STEPS: Part[] = [
  { heading: '1. First step', hint: STEP },
  { heading: '2. Second step', hint: STEP },
];
const NEEDS = [`- **You need:** ${PLACEHOLDER}`, `- **It takes** about 15 minutes. ${PLACEHOLDER}`];
const NEEDS_HINT =
  'What you will have at the end, in one paragraph. Then what you need before: versions, packages, and what you should know already. Then how long it takes, typing everything.';

/** Of an entry with a heading of its own; said once, above the first. */
export const ENTRIES =
  'Each entry: one sentence that says what you can do with it, when you need it, and a realistic example. Then, where there is something to say: the values in a table if there are more than three, how it works together with other options, and errors with their exact text. Readers arrive from a search engine in the middle of the page, so each entry makes sense alone. Where an example would teach nothing, say why: no-example="…" in the component.';
export const ENTRY = 'What it does. When you need it. A realistic example.';
/** Of a table of nested options. */
export const ROWS =
  'Each row: a full sentence of at least eight words that says more than the name. An option that needs an example gets a heading of its own instead.';

export const SHAPES: Record<Section, Shape> = {
  concepts: {
    opening: 'What the idea is, and when you meet it.',
    parts: [
      {
        heading: 'A small configuration',
        hint: 'The smallest configuration that shows the idea, complete enough to run.',
      },
      {
        heading: 'What webpack does with it',
        hint: 'What happens, in order, taken from a real build. Draw structure and order: <ModuleGraph project="NAME/STEP" /> or a picture.',
      },
      {
        heading: 'What follows from it',
        hint: 'The consequences: what a reader decides or does differently now.',
      },
    ],
    end: [NEXT],
  },
  guides: {
    opening: NEEDS_HINT,
    facts: NEEDS,
    parts: [
      ...STEPS,
      {
        heading: 'The full project',
        hint: 'What is in the folder after the last step, and <Download project="NAME" /> for all of it.',
      },
      TROUBLE,
    ],
    end: [NEXT],
  },
  contribute: {
    opening: NEEDS_HINT,
    facts: NEEDS,
    parts: [...STEPS, TROUBLE],
    end: [NEXT],
  },
  configuration: {
    opening: 'What these options decide, and which of them most projects set.',
    parts: [],
    end: [NEXT],
  },
  api: {
    opening: 'What this is for, and who needs it.',
    parts: [],
    end: [NEXT],
  },
  loaders: {
    opening: 'What problem the loader solves.',
    parts: [
      {
        heading: 'When you need it',
        hint: 'And what webpack does with these files without it.',
      },
      {
        heading: 'Example',
        hint: 'A complete configuration, a file that goes in, and what comes out.',
      },
      {
        heading: 'Options',
        hint: 'One entry per option: what it does, when you need it, a realistic example.',
      },
    ],
    end: [NEXT],
  },
  plugins: {
    opening: 'What problem the plugin solves.',
    parts: [
      {
        heading: 'Usage',
        hint: 'First its plate, <Plugin path="webpack.BannerPlugin" />, which says when webpack applies it for you. Then a complete configuration, and what it changes in the output.',
      },
    ],
    end: [NEXT],
  },
  migrate: {
    opening: 'Who has to do this, and how long it takes.',
    parts: [
      {
        heading: 'Checklist',
        hint: 'One line per step, each a link to it.',
      },
      {
        heading: '1. First step',
        hint: 'How to tell that this concerns you: the exact message. The code before and after, both proven: the one before with fails="…".',
      },
      TROUBLE,
    ],
    end: [NEXT],
  },
  blog: {
    opening: 'The news, in one paragraph.',
    parts: [
      {
        heading: 'What it means for you',
        hint: 'What changes, for whom, and since which release.',
      },
      {
        heading: 'How to get it',
        hint: 'The commands, and what to check afterwards.',
      },
    ],
    end: [NEXT],
  },
};
