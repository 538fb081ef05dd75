// What an example declares about itself; strict, so that a misspelled expectation cannot pass for none.
import { z } from 'zod';

const texts = z.record(z.string(), z.string());
const styles = z.record(z.string(), texts);

const edit = z.strictObject({ edit: z.string(), replace: z.string().min(1), with: z.string() });

/** What a reader does with an open page, and what must come of it; the proof waits until it does. */
const act = z.union([
  z.strictObject({ click: z.string() }),
  z.strictObject({ type: z.string(), into: z.string() }),
  z.strictObject({ reload: z.literal(true) }),
  edit,
  /** A command, in the project's folder. */
  z.strictObject({ run: z.string() }),
  /** Selector to the text its first match must have. */
  z.strictObject({ text: texts }),
  /** Selector to computed styles of its first match. */
  z.strictObject({ styles }),
  /** Every file that came over the network since the last such act, sorted; `/` is the page at the root, `*` a hash. */
  z.strictObject({ fetched: z.array(z.string()) }),
  /** Lines of the console in this order, with others between them. */
  z.strictObject({ printed: z.array(z.string()).min(1) }),
]);

/** A command that never ends by itself: what to wait for and to do, and then it is stopped. */
const script = z.array(
  z.union([
    z.strictObject({ wait: z.string().min(1) }),
    /** Path of a page on the server whose URL the command has printed. */
    z.strictObject({ open: z.string().startsWith('/') }),
    /** A command for a second terminal, such as curl, which must end well; a page may show it like one of `run`. */
    z.strictObject({ ask: z.string().min(1) }),
    act,
  ]),
);

const browser = z.strictObject({
  /** Page to open, from the project's folder. */
  page: z.string(),
  /** `file` opens it as a double click would; `server` asks a web server for it. */
  from: z.enum(['file', 'server']).default('server'),
  /** What its elements say and how they look once it is loaded. */
  text: texts.default({}),
  styles: styles.default({}),
  /** What to do after that. */
  acts: z.array(act).default([]),
  /** Every line of the console in order, at the end; `{root}` stands for the URL of the project's folder. */
  console: z.array(z.string()).optional(),
});

const expectations = z.strictObject({
  /** The last command must fail. */
  fails: z.boolean().default(false),
  /** Every file below the folders named here, no more and no less. */
  emits: z.array(z.string()).optional(),
  /** Texts that the commands must print. */
  prints: z.array(z.string()).default([]),
  node: z.strictObject({ file: z.string(), prints: z.string() }).optional(),
  browser: browser.optional(),
});

const NOTHING = { fails: false, prints: [] };

const checks = {
  run: z.array(z.string()).min(1),
  expect: expectations.default(NOTHING),
  /** By command: how to drive it. */
  scripts: z.record(z.string(), script).default({}),
  /** Run by capture only: the JSON that it prints is kept beside the step, with the day. */
  measures: z.string().min(1).optional(),
  /** Each made alone, and the step built with it: `what` are its words in the table of `<Changes />`. */
  edits: z.array(edit.extend({ what: z.string().min(1) })).default([]),
};

export const exampleSchema = z.strictObject({
  about: z.string().min(1),
  /** Name of the folder the commands run in, as a reader would have called it. */
  folder: z.string().optional(),
  /** Addresses of files of this site that a reader has downloaded into the folder. */
  downloads: z.array(z.string().regex(/^\/.+\.\w+$/)).default([]),
  /** Example whose last step left the files that this one begins with. */
  continues: z.string().optional(),
  /** Steps begin without what the commands of earlier steps wrote. */
  fresh: z.boolean().default(false),
  ...checks,
  run: checks.run.optional(),
});

export const stepSchema = z.strictObject({
  /** Words of a page that this step shows to be true, where no fence of the page shows the step itself. */
  proves: z.string().min(20).optional(),
  /** Step to build upon; the one before if left out. */
  on: z.string().optional(),
  remove: z.array(z.string()).default([]),
  ...checks,
});

export type Act = z.infer<typeof act>;
export type Edit = z.infer<typeof edit>;
export type Script = z.infer<typeof script>;
export type BrowserExpectation = z.infer<typeof browser>;
export type Expectations = z.infer<typeof expectations>;
