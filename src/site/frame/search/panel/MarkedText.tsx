// A text with what was searched for marked in it.
import type { Marked } from '../../../search/service.ts';

interface Piece {
  text: string;
  start: number;
  marked: boolean;
}

/** A mark that overlaps the one before or lies outside the text is cut to what is left. */
export function piecesOf({ text, marks }: Marked): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  const take = (end: number, marked: boolean): void => {
    if (end > at) pieces.push({ text: text.slice(at, end), start: at, marked });
    at = Math.max(at, end);
  };
  for (const { start, end } of marks) {
    take(Math.min(start, text.length), false);
    take(Math.min(end, text.length), true);
  }
  take(text.length, false);
  return pieces;
}

export function MarkedText({ of }: { of: Marked }) {
  return piecesOf(of).map(({ text, start, marked }) =>
    marked ? <mark key={start}>{text}</mark> : text,
  );
}
