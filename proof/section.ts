// What every part of the proof takes and gives back, so that one table can show them all.
import type { PageRecord } from '../src/model/record.ts';
import type { Reference } from '../src/model/reference.ts';
import type { Problem } from '../src/pipeline/problem.ts';

export interface ProofInput {
  /** The project's root. */
  project: string;
  /** Absolute content folder: the project's own, or a changed copy of it in a test. */
  content: string;
  records: PageRecord[];
  reference: Reference;
}

/** One line of the report. */
export interface Row {
  set: string;
  total: number;
  /** Records with a home anchor; null where the word has no meaning. */
  documented: number | null;
  proven: number;
  unproven: number;
  failing: number;
}

export interface SectionResult {
  rows: Row[];
  problems: Problem[];
}
