// What the page and its search worker say to each other.
import type { SearchAnswer, SearchContext } from '../service.ts';

export type Request = { id: number } & (
  | { call: 'prepare' }
  | { call: 'search'; query: string; context: SearchContext }
);

export type Reply = { id: number } & (
  | { ok: true; answer: SearchAnswer | null }
  | { ok: false; message: string }
);
