// Reads a built guide as a newcomer does: what its numbered sections say to type, to write and to change.
import { parse } from 'parse5';
import { attributeOf, type Element, elementsBelow, firstBelow, proseOf } from './html-tree.ts';
import type { Edit, Guide, Instruction } from './instructions.ts';
import { readFigure } from './read-figure.ts';

const NUMBERED = /^\d+\. /;
const CHANGE = /\bchange `([^`]+)` to `([^`]+)` in `([^`]+)`(,? and save\b)?/gi;
const UNDO = /\b(?:change it back|undo (?:the|this|that) change)\b/i;

export function readGuide(html: string): Guide {
  const article = firstBelow(parse(html), (element) => attributeOf(element, 'id') === 'article');
  if (article === null) throw new Error('The page has no article.');
  const guide: Guide = { begins: null, instructions: [], ends: null };
  let section: Instruction['section'] | null = null;
  let hasBegun = false;
  /** Of the text since the last figure. */
  let edits: Edit[] = [];
  for (const element of elementsBelow(article, isFollowed)) {
    const download = downloadIn(element);
    if (element.tagName === 'h2') {
      const title = proseOf(element);
      section = NUMBERED.test(title) ? { id: attributeOf(element, 'id') ?? '', title } : null;
      hasBegun ||= section !== null;
      edits = [];
    } else if (download !== null) {
      if (hasBegun) guide.ends = download;
      else guide.begins = download;
    } else if (section === null) {
      // Background, alternatives and what may go wrong are read, not followed.
    } else if (element.tagName === 'figure') {
      const action = readFigure(element, edits);
      if (action !== null) guide.instructions.push({ section, action });
      edits = [];
    } else if (element.tagName === 'p') {
      const text = proseOf(element);
      edits.push(...editsIn(text));
      if (UNDO.test(text)) guide.instructions.push({ section, action: { kind: 'undo' } });
    }
  }
  return guide;
}

/** What is folded away is for few; what is in a figure belongs to it. */
const isFollowed = ({ tagName }: Element): boolean => tagName !== 'details' && tagName !== 'figure';

function downloadIn(element: Element): string | null {
  const href = element.tagName === 'a' ? attributeOf(element, 'href') : null;
  return href?.startsWith('/downloads/') ? href : null;
}

function editsIn(text: string): Edit[] {
  return Array.from(text.matchAll(CHANGE), ([, from = '', to = '', file = '', andSave]) => ({
    file,
    from,
    to,
    whileRunning: andSave !== undefined,
  }));
}
