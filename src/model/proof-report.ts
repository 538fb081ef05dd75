// The committed result of the proof (proof/report.json): what the site may claim about its pages.
import { z } from 'zod';

const count = z.int().min(0);

/** One line of the report's table. */
export const proofRowSchema = z.strictObject({
  set: z.string(),
  total: count,
  /** Records with a home anchor; null where the word has no meaning. */
  documented: count.nullable(),
  proven: count,
  unproven: count,
  failing: count,
});
export type ProofRow = z.infer<typeof proofRowSchema>;

export const proofReportSchema = z.strictObject({
  /** Exact versions of the packages the pages were checked with. */
  versions: z.record(z.string(), z.string()),
  rows: z.array(proofRowSchema),
  /** Address to what is proven on that page; pages with nothing proven are left out. */
  pages: z.record(z.string(), z.strictObject({ fences: count, records: count })),
});
export type ProofReport = z.infer<typeof proofReportSchema>;
