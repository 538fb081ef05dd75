// Counts what grammars ask of the regular expressions: hostile code takes minutes, and time is no measure that two machines share.
import type { RegexEngine } from 'shiki/core';

/** What a search costs before it reads a character. */
const EACH_SEARCH = 2_000;

export class OverAllowance extends Error {}

/** Characters that patterns may still be tried on; shared by the fences of a text, and counted down. */
export interface Allowance {
  left: number;
}

/** For what we write ourselves. */
export const UNLIMITED: Allowance = { left: Infinity };

export function countedEngine(engine: RegexEngine) {
  let allowance = UNLIMITED;
  const counting: RegexEngine = {
    createString: (text) => engine.createString(text),
    createScanner(patterns) {
      const scanner = engine.createScanner(patterns);
      const findNextMatchSync: typeof scanner.findNextMatchSync = (text, start, options) => {
        const { length } = typeof text === 'string' ? text : text.content;
        // Each pattern may read all that is left of the line.
        allowance.left -= EACH_SEARCH + patterns.length * (length - start + 1);
        if (allowance.left < 0) throw new OverAllowance();
        return scanner.findNextMatchSync(text, start, options);
      };
      return { findNextMatchSync, dispose: () => scanner.dispose?.() };
    },
  };
  const within = <T>(own: Allowance, work: () => T): T => {
    allowance = own;
    return work();
  };
  return { engine: counting, within };
}
