// What each minor release of webpack 5 changed for configurations: data/minor-releases.json, facts that are computed from the releases themselves.
import * as z from 'zod';
import { MODES } from './reference.ts';

const names = z.array(z.string().min(1)).min(1);

/** Targets whose defaults are compared between releases: all of them are in each release. */
export const COMPARED_TARGETS = [
  'web',
  'webworker',
  'node',
  'async-node',
  'electron-main',
  'electron-preload',
  'electron-renderer',
  'nwjs',
] as const;

const caseSchema = z.strictObject({
  /** Null where it is so in every mode, or for every target. */
  modes: z.array(z.enum(MODES)).min(1).nullable(),
  targets: z.array(z.enum(COMPARED_TARGETS)).min(1).nullable(),
  /** JavaScript source, or words between `<` and `>`. Of a long list only what the other side lacks, behind `…`. */
  from: z.string().min(1),
  to: z.string().min(1),
});
export type ChangedCase = z.infer<typeof caseSchema>;

const defaultSchema = z.strictObject({
  /** Where webpack keeps the value: `resolve.byDependency.esm.extensions`. */
  path: z.string().min(1),
  /** The option that it is a default of, as the reference has it; left out where it is the path. */
  option: z.string().min(1).optional(),
  /** For which kinds of request, in place of the `*` in `resolve.byDependency.*.extensions`. */
  kinds: names.optional(),
  /** The path that has the old value in this release: nothing changed but the place. */
  moved: z.string().min(1).optional(),
  /** The default is this one only where the configuration says so. */
  with: z.string().min(1).optional(),
  cases: z.array(caseSchema).min(1),
});
export type ChangedDefault = z.infer<typeof defaultSchema>;

const valuesSchema = z.strictObject({
  name: z.string().min(1),
  added: names.optional(),
  removed: names.optional(),
});

const optionsSchema = z.strictObject({
  added: names.optional(),
  removed: names.optional(),
  /** Values of options that both releases have. */
  values: z.array(valuesSchema).min(1).optional(),
  /** The schema calls them so, and did not in the release before. */
  deprecated: names.optional(),
  experimental: names.optional(),
  noLongerExperimental: names.optional(),
});
export type OptionChanges = z.infer<typeof optionsSchema>;

const namesSchema = z.strictObject({ added: names.optional(), removed: names.optional() });
export type NameChanges = z.infer<typeof namesSchema>;

const releaseSchema = z.strictObject({
  minor: z.string().regex(/^5\.\d+$/),
  /** Its last patch, which stands for it. */
  version: z.string().regex(/^5\.\d+\.\d+$/),
  /** Day of its first patch, where the registry's days can be believed. */
  released: z.iso.date().optional(),
  options: optionsSchema.optional(),
  pluginOptions: optionsSchema.optional(),
  defaults: z.array(defaultSchema).min(1).optional(),
  exports: namesSchema.optional(),
  dependencies: namesSchema.optional(),
  /** Codes of deprecation warnings that Node.js prints. */
  warnings: namesSchema.optional(),
  /** `engines.node` of the package. */
  node: z.strictObject({ from: z.string().min(1), to: z.string().min(1) }).optional(),
});
export type MinorRelease = z.infer<typeof releaseSchema>;

export const minorReleasesSchema = z
  .strictObject({
    /** Node.js under which the defaults were computed: some follow it. */
    node: z.string().regex(/^\d+$/),
    /** From old to new; the first one is what all others are compared with, step by step. */
    releases: z.array(releaseSchema).min(2),
  })
  .superRefine(({ releases }, check) => {
    for (const [index, { minor, version }] of releases.entries()) {
      if (minor !== `5.${index}` || !version.startsWith(`${minor}.`)) {
        check.addIssue({
          code: 'custom',
          message: `5.${index} is missing, or ${version} is not of it.`,
        });
      }
    }
  });
export type MinorReleases = z.infer<typeof minorReleasesSchema>;
