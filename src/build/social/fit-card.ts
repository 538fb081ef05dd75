// Finds out whether a card can be drawn whole before it is: nothing is cut, and no letter is replaced by an empty box.
import type { CardText } from './card-text.ts';
import { measure, type Pen, TITLE_BOX, TRAIL_WIDTH, titleStyle, trailWidth } from './draw-card.ts';
import { type FittedTitle, fitTitle } from './fit-title.ts';
import type { Family } from './fonts.ts';

/** What is wrong and what to do. */
export class CardProblem extends Error {}

export function fitCard(pen: Pen, text: CardText): FittedTitle {
  const style = titleStyle(text);
  checkCharacters(pen, style.family, text.title);
  checkCharacters(pen, 'Card Sans', text.trail.join(''));
  if (trailWidth(pen, text.trail) > TRAIL_WIDTH) {
    throw new CardProblem(
      `"${text.trail.join(' › ')}" is wider than its card. Give the page a shorter group.`,
    );
  }
  const widthOf = (line: string, size: number): number =>
    measure(pen, style, { text: line, size }).width;
  const title = fitTitle(text.title, widthOf, TITLE_BOX.width);
  if (title !== null) return title;
  throw new CardProblem(
    `The title "${text.title}" does not fit on its card in four lines of the smallest type. ` +
      'Write a shorter one, or one with shorter words.',
  );
}

function checkCharacters({ characters }: Pen, family: Family, text: string): void {
  const missing = [...text].find((each) => !characters[family].has(each.codePointAt(0) ?? 0));
  if (missing === undefined) return;
  const point = missing.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  throw new CardProblem(
    `"${text}" has ${missing} (U+${point}), which the site's typeface cannot draw. ` +
      'Write it in other words.',
  );
}
