// What the page and its search worker say to each other.
import type { SearchAnswer, SearchContext } from '../service.ts';

export type Request = { id: number } & (
  | { call: 'prepare' }
  /** Answered once all texts are searched. */
  | { call: 'whole' }
  | { call: 'search'; query: string; context: SearchContext }
);

export type Reply = {
  id: number;
} /** `partial`: of headings alone, because the texts are still on their way. */ & (
  | { ok: true; answer: SearchAnswer | null; partial: boolean }
  | { ok: false; message: string }
);
