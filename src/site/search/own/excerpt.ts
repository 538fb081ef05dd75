// Shows why a section was found: the words around the first match, with the matches marked.
import { partsOf, stem, wordsOf } from '../../../model/search/tokens.ts';
import type { Mark, Marked } from '../service.ts';

const LENGTH = 160;
/** Room before the first match, so that it is read in its sentence and still stands in one line. */
const LEAD = 50;

/** What is marked in a text. */
export interface Wanted {
  /** Lower-case terms of the query, or near ones that were found instead. */
  terms: ReadonlySet<string>;
  /** What the last word of the query begins with: of a longer word only so much is marked. */
  prefix: string;
}

export function marked(text: string, wanted: Wanted): Marked {
  return { text, marks: joined([...marksIn(text, wanted)]) };
}

/** A word that is one piece has nothing inside. */
const PIECES = /[^a-z]/;

function* marksIn(text: string, { terms, prefix }: Wanted): Generator<Mark> {
  const stems = new Set([...terms].map(stem));
  const isTerm = (word: string): boolean => terms.has(word) || stems.has(stem(word));
  for (const { text: word, start } of wordsOf(text)) {
    const lower = word.toLowerCase();
    if (isTerm(lower)) yield { start, end: start + word.length };
    else if (prefix !== '' && lower.startsWith(prefix)) yield { start, end: start + prefix.length };
    else if (PIECES.test(word)) {
      for (const mark of marksInside(word, isTerm, prefix)) {
        yield { start: start + mark.start, end: start + mark.end };
      }
    }
  }
}

/** `contenthash` inside `optimization.realContentHash`; `path` inside `output.path`. */
function marksInside(word: string, isTerm: (run: string) => boolean, prefix: string): Mark[] {
  const lower = word.toLowerCase();
  const parts = partsOf(word).map(({ text, start }) => ({ start, end: start + text.length }));
  const marks: Mark[] = [];
  for (const [at, { start }] of parts.entries()) {
    // The longest run of whole parts from here that is a term.
    const last = parts.slice(at).findLast(({ end }) => isTerm(lower.slice(start, end)));
    if (last !== undefined) marks.push({ start, end: last.end });
    else if (prefix !== '' && lower.startsWith(prefix, start)) {
      marks.push({ start, end: start + prefix.length });
    }
  }
  return marks;
}

function joined(marks: readonly Mark[]): Mark[] {
  const result: Mark[] = [];
  for (const mark of marks) {
    const last = result.at(-1);
    if (last && mark.start < last.end) last.end = Math.max(last.end, mark.end);
    else result.push({ ...mark });
  }
  return result;
}

/** `named`: it is what was asked for, so its first words say more than those around a match. */
export function excerptOf(text: string, wanted: Wanted, named = false): Marked {
  if (text.length <= LENGTH) return marked(text, wanted);
  const first = marksIn(text, wanted).next().value?.start ?? 0;
  const from = named || first <= LEAD ? 0 : beginning(text, first);
  const cut = text.slice(from, from + LENGTH);
  const whole =
    from + LENGTH >= text.length ? cut : cut.slice(0, Math.max(cut.lastIndexOf(' '), 1));
  const shown = `${from > 0 ? '…' : ''}${whole.trim()}${from + whole.length < text.length ? '…' : ''}`;
  return marked(shown, wanted);
}

/** The sentence of the match if it begins near, else a word shortly before it. */
function beginning(text: string, match: number): number {
  const sentence = text.lastIndexOf('. ', match);
  if (sentence >= 0 && match - sentence <= LEAD) return sentence + 2;
  return text.indexOf(' ', match - LEAD) + 1;
}
