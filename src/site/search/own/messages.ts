// A pasted message gets the entry that explains it before anything else.
import { matchOf, type Pieces, piecesOf, plainMessage } from '../../../model/search/messages.ts';
import type { Found, Section } from './found.ts';

/** Above every name: whoever pastes a message has no other question. */
const RANK_OF_MESSAGE = 2000;

interface Explained {
  section: Section;
  pieces: Pieces;
}

export class Messages {
  readonly #explained: Explained[];

  constructor(sections: readonly Section[]) {
    this.#explained = sections.flatMap((section) =>
      (section.part.messages ?? []).map((pattern) => ({ section, pieces: piecesOf(pattern) })),
    );
  }

  /** The section whose message has most letters in the query; of two alike, one that is there as a whole. */
  explaining(query: string): Section | null {
    const text = plainMessage(query);
    const matches = this.#explained.flatMap(({ section, pieces }) => {
      const match = matchOf(text, pieces);
      return match === null ? [] : [{ section, ...match }];
    });
    matches.sort((a, b) => b.letters - a.letters || Number(b.whole) - Number(a.whole));
    return matches[0]?.section ?? null;
  }
}

export function explainedFirst(found: readonly Found[], section: Section | null): Found[] {
  if (section === null) return [...found];
  const known = found.find((one) => one.section === section);
  const first = { section, score: 0, terms: [], ...known, rank: RANK_OF_MESSAGE };
  return [first, ...found.filter((one) => one !== known)];
}
