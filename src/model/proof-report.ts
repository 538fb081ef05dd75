// What the site says about its own proof: one row per set, counted from the sources.

/** One line of the report's table. */
export interface ProofRow {
  set: string;
  total: number;
  /** Records with a home anchor; null where the word has no meaning. */
  documented: number | null;
  proven: number;
  unproven: number;
  failing: number;
}

export interface ProofReport {
  /** Exact versions of the packages the pages are checked with. */
  versions: Record<string, string>;
  rows: ProofRow[];
}
