// What every part of the proof takes and gives back, so that one table can show them all.
import type { ProofRow } from '../src/model/proof-report.ts';
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

export interface SectionResult {
  rows: ProofRow[];
  problems: Problem[];
}

export type Row = ProofRow;
