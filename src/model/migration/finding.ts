// What a rule says about a place in a configuration.

/** Replaces a part of the source; an insertion has an empty part. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** What webpack 5 does with it: refuses it, prints a deprecation, or does something else or nothing. */
export type Effect = 'stops' | 'warns' | 'works';

/** As a rule gives it. */
export interface Found {
  /** Such as `optimization.namedModules`. */
  path: string;
  start: number;
  end: number;
  /** One sentence, with code in backticks. */
  say: string;
  /** What it would take; null where a person has to decide. Asked for by the codemod only. */
  edits: () => Edit[] | null;
}

export interface Finding extends Found {
  /** The id of its heading on /migrate/5/. */
  step: string;
  effect: Effect;
  /** Both count from 1. */
  line: number;
  column: number;
}
