// What the comparison says about bundlers: data/comparison.json, where no fact stands without a file to read it in.
import * as z from 'zod';

const name = z.string().regex(/^(?:@[\w.-]+\/)?[\w.-]+$/);

const sourceSchema = z.strictObject({
  package: name,
  /** From the root of the package. */
  file: z.string().regex(/^[\w@-][\w./@-]*$/),
  /** Stands in the file word for word; a reader who searches for it is at the place. */
  at: z.string().trim().min(1),
});
export type Source = z.infer<typeof sourceSchema>;

const factSchema = z.strictObject({
  tool: z.string().min(1),
  /** Code stands between backticks. */
  says: z.string().trim().min(1),
  sources: z.array(sourceSchema).min(1),
});

const toolSchema = z.strictObject({
  name: z.string().min(1),
  /** Name to exact version. */
  packages: z.record(name, z.string().regex(/^\d+\.\d+\.\d+$/)),
});
export type Tool = z.infer<typeof toolSchema>;

const subjectSchema = z.strictObject({
  id: z.string().regex(/^[a-z][a-z-]*$/),
  /** What all cells of the column are. */
  head: z.string().min(1),
  facts: z.array(factSchema).min(1),
});
export type Subject = z.infer<typeof subjectSchema>;

export const comparisonSchema = z
  .strictObject({
    /** The day on which all files were read. */
    readOn: z.iso.date(),
    tools: z.array(toolSchema).min(1),
    subjects: z.array(subjectSchema).min(1),
  })
  .superRefine(({ tools, subjects }, check) => {
    const say = (message: string): void => check.addIssue({ code: 'custom', message });
    const twice = (what: string, names: readonly string[]): void => {
      for (const each of names.filter((other, index) => names.indexOf(other) !== index)) {
        say(`${what} "${each}" stands there twice.`);
      }
    };
    const order = tools.map((tool) => tool.name);
    twice('The tool', order);
    twice(
      'The subject',
      subjects.map(({ id }) => id),
    );
    for (const { id, facts } of subjects) {
      const rows = facts.map(({ tool }) => tool);
      twice(`In "${id}" the tool`, rows);
      if (rows.length * 2 <= order.length)
        say(`"${id}" has facts about half of the tools or fewer.`);
      for (const { tool, sources } of facts) {
        const packages = tools.find((other) => other.name === tool)?.packages;
        if (packages === undefined)
          say(`"${id}" has a fact about "${tool}", which is no tool here.`);
        for (const source of sources) {
          if (packages?.[source.package] === undefined) {
            say(`"${id}" of ${tool} is read in ${source.package}, which has no version there.`);
          }
        }
      }
    }
  });
