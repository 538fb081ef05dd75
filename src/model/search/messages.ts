// Messages that tools print, as patterns: `…` stands for what only one project knows. Finds what a reader pasted among
// them, however much came with it and wherever it was cut.

/** Stands for any text: a path, a name, a number. Where a line ends, ` … ` stands for the break and what it may hold. */
export const ANYTHING = '…';

/** What is between two `…`, as it is compared. */
export type Pieces = readonly string[];

interface MessageMatch {
  /** Letters of the message that were found; the more, the surer. */
  letters: number;
  /** All of the message is there. */
  whole: boolean;
}

/** The longest path, request or list that a `…` stands for. */
const LONGEST = 600;
/** Words of a name or path that was cut. */
const LONGEST_NAME = 3;
/** A part of a message says which one it is from here on. */
const ENOUGH = { letters: 18, words: 3 };
/** So much of a part must begin or end what was pasted, where it was cut. */
const SHORTEST_END = 12;

const COLORS = new RegExp(`${String.fromCharCode(27)}?\\[[\\d;]{1,8}m`, 'g');

/** Colors, line breaks, capitals and typographic quotes make no difference. */
export const plainMessage = (text: string): string =>
  text
    .replace(COLORS, '')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

export const piecesOf = (pattern: string): Pieces =>
  pattern
    .split(ANYTHING)
    .map((piece) => plainMessage(piece))
    .filter((piece) => piece !== '');

/** Whether all of a message is in a text. */
export const contains = (text: string, pattern: string): boolean =>
  matchOf(plainMessage(text), piecesOf(pattern))?.whole === true;

/** `text`: as `plainMessage` gives it. Null: it is neither a message of this pattern nor enough of one. */
export function matchOf(text: string, pieces: Pieces): MessageMatch | null {
  const found = startsIn(text, pieces).flatMap((start) => follow(text, pieces, start) ?? []);
  const best = found.sort((a, b) => b.letters - a.letters)[0] ?? null;
  if (best === null || best.whole) return best;
  return best.letters >= ENOUGH.letters && text.split(' ').length >= ENOUGH.words ? best : null;
}

interface Start {
  /** Index of the piece that comes next. */
  next: number;
  /** Where in the text it is looked for. */
  from: number;
  letters: number;
  /** The message's beginning was cut away. */
  cut: boolean;
}

function startsIn(text: string, pieces: Pieces): Start[] {
  const [first = ''] = pieces;
  const starts: Start[] = [];
  for (let at = text.indexOf(first); at !== -1; at = text.indexOf(first, at + 1)) {
    starts.push({ next: 1, from: at + first.length, letters: first.length, cut: false });
  }
  if (starts.length > 0) return starts;
  for (const [index, piece] of pieces.entries()) {
    // A few words out of the middle.
    if (piece.includes(text)) {
      return [{ next: pieces.length, from: text.length, letters: text.length, cut: true }];
    }
    const end = endOf(piece, (length) => text.startsWith(piece.slice(-length)));
    if (end > 0) starts.push({ next: index + 1, from: end, letters: end, cut: true });
  }
  // The text may end before the first piece does.
  const begun = endOf(first, (length) => text.endsWith(first.slice(0, length)));
  if (begun > 0) starts.push({ next: pieces.length, from: text.length, letters: begun, cut: true });
  return starts;
}

/** The longest part of a piece that fits, if it is long enough to tell. */
function endOf(piece: string, fits: (length: number) => boolean): number {
  for (let length = piece.length; length >= SHORTEST_END; length -= 1) {
    if (fits(length)) return length;
  }
  return 0;
}

function follow(
  text: string,
  pieces: Pieces,
  { next, from, letters, cut }: Start,
): MessageMatch | null {
  let at = from;
  let found = letters;
  for (const piece of pieces.slice(next)) {
    const place = text.indexOf(piece, at);
    if (place === -1 || place - at > LONGEST) {
      const rest = text.slice(at);
      // The text ends within this piece, or within what comes before it.
      for (let length = Math.min(piece.length - 1, rest.length); length > 0; length -= 1) {
        const isNear = rest.length - length <= LONGEST;
        if (isNear && rest.endsWith(piece.slice(0, length)))
          return { letters: found + length, whole: false };
      }
      // A name or a path that was cut has no words after it.
      if (rest.trim().split(' ').length > LONGEST_NAME) return null;
      return { letters: found, whole: false };
    }
    at = place + piece.length;
    found += piece.length;
  }
  return { letters: found, whole: !cut };
}
