// What an example declares about itself; strict, so that a misspelled expectation cannot pass for none.
import { z } from 'zod';

/** A command that never ends by itself: what to wait for, what to edit, and then it is stopped. */
const script = z.array(
  z.union([
    z.strictObject({ wait: z.string().min(1) }),
    z.strictObject({ edit: z.string(), replace: z.string().min(1), with: z.string() }),
  ]),
);

const browser = z.strictObject({
  /** Page to open, from the project's folder. */
  page: z.string(),
  /** `file` opens it as a double click would; `server` asks a web server for it. */
  from: z.enum(['file', 'server']).default('server'),
  /** Selector of an element to click once the page is loaded. */
  click: z.string().optional(),
  /** Selector to the text its first match must have. */
  text: z.record(z.string(), z.string()).default({}),
  /** Selector to computed styles of its first match. */
  styles: z.record(z.string(), z.record(z.string(), z.string())).default({}),
  /** Every line of the console in order; `{root}` stands for the address of the project's folder. */
  console: z.array(z.string()).default([]),
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
  /** Step to build upon; the one before if left out. */
  on: z.string().optional(),
  remove: z.array(z.string()).default([]),
  ...checks,
});

export type Script = z.infer<typeof script>;
export type BrowserExpectation = z.infer<typeof browser>;
export type Expectations = z.infer<typeof expectations>;
