// What the page and the worker that reads configurations say to each other.
import type { ParseError } from '../../../model/migration/check.ts';
import type { Finding } from '../../../model/migration/finding.ts';

/** What a list of findings shows of each. */
export type Shown = Pick<Finding, 'step' | 'path' | 'say' | 'effect' | 'line' | 'start' | 'end'>;

export interface Answer {
  findings: Shown[];
  /** Of all; `findings` has the first ones. */
  count: number;
  errors: ParseError[];
  isConfiguration: boolean;
}

/** The first message of a worker, before any text is given to it. */
export const READY = 'ready';
