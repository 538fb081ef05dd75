// The reference as other programs read it: which file holds which set, and the shape of a published record.
import * as z from 'zod';
import { MODES, REFERENCE_SETS, type ReferenceSet, TARGETS } from './reference.ts';

/** Each set is in exactly one file. */
export const REFERENCE_FILES: Readonly<Record<string, readonly ReferenceSet[]>> = {
  '/reference/options.json': ['options', 'dev-server', 'dev-middleware'],
  '/reference/plugin-options.json': ['plugin-options', 'classes'],
  '/reference/hooks.json': ['hooks'],
  '/reference/flags.json': ['cli', 'cli-arguments'],
  '/reference/api.json': [
    'compiler',
    'compilation',
    'loader-context',
    'stats',
    'variables',
    'import-meta',
    'commonjs',
    'magic-comments',
  ],
};

export const REFERENCE_SCHEMA = '/reference/schema.json';

const defaultCase = z
  .strictObject({
    modes: z.array(z.enum(MODES)).nullable().describe('Modes it holds in; null means every mode.'),
    targets: z
      .array(z.enum(TARGETS))
      .nullable()
      .describe('Targets it holds for; null means every target.'),
    value: z.string().describe('The value as JavaScript source, or words if `code` is false.'),
    code: z.boolean().describe('False when `value` is words, such as "the name in package.json".'),
  })
  .describe('A value and where it holds.');

const parameter = z
  .strictObject({
    name: z.string().describe('What the types of the package call it.'),
    type: z.string().describe('Its type in the notation of TypeScript.'),
  })
  .describe('One argument.');

const record = z
  .strictObject({
    name: z
      .string()
      .min(1)
      .describe(
        'With what it belongs to, unique in its set: output.filename, Compiler.emit, --mode. A * stands for a name you choose.',
      ),
    set: z.enum(REFERENCE_SETS).describe('What kind of thing it is.'),
    type: z.string().describe('Type in the notation of TypeScript; empty if there is none.'),
    values: z
      .array(z.string())
      .describe('All values it takes, as JavaScript source; empty if the list is open.'),
    default: z
      .array(defaultCase)
      .min(1)
      .nullable()
      .describe(
        'The value you get if you do not set it. The first case that fits holds, and the last one ' +
          'fits everything. Null if there is no default or none is known.',
      ),
    required: z.boolean().describe('Whether the object it belongs to is invalid without it.'),
    since: z
      .string()
      .regex(/^\d+\.\d+\.\d+$/)
      .nullable()
      .describe('First release of webpack that has it; 5.0.0 means 5.0 or earlier, null unknown.'),
    valuesSince: z
      .record(z.string(), z.string().regex(/^\d+\.\d+\.\d+$/))
      .describe(
        'First release of each value that is newer than the record itself. A value is a literal as ' +
          'in `type`, or its kind: string, object, function, array; with [] behind it, an item of the array.',
      ),
    deprecated: z.boolean().describe('Whether webpack advises against it.'),
    experimental: z
      .boolean()
      .describe('Whether webpack marks it so: it may change in any release.'),
    flag: z
      .string()
      .regex(/^--/)
      .nullable()
      .describe('Flag of the command line that sets this option.'),
    kind: z.string().min(1).nullable().describe('Class of a hook in tapable.'),
    parameters: z
      .array(parameter)
      .describe("Arguments of a hook's callback, a method or a constructor."),
    returns: z
      .string()
      .describe(
        "Type of what a hook accepts as its callback's result; empty if it ignores the result.",
      ),
    url: z.url().nullable().describe('Where these docs explain it; null until a page does.'),
  })
  .describe('One option, hook, flag or member.');

export const referenceFileSchema = z
  .strictObject({
    $schema: z.url().describe('URL of this schema.'),
    webpack: z.string().describe('Version of webpack that the records describe.'),
    packages: z
      .record(z.string(), z.string())
      .describe('Every package that records were read from, with its version.'),
    records: z.array(record).describe('In the order of sets, then of names.'),
  })
  .meta({
    title: 'The webpack reference as data',
    description: 'Shape of every file in this folder: facts about the options, hooks and flags.',
  });

export type ReferenceFile = z.infer<typeof referenceFileSchema>;
export type PublishedRecord = z.infer<typeof record>;
