// Draws many cards: the main thread draws one while others are compressed.

import { CARD } from '../../model/card.ts';
import type { CardText } from './card-text.ts';
import { drawCard, drawGround, newPen, type Pen } from './draw-card.ts';
import { type Pixels, pngEncoder } from './encode-png.ts';
import { CardProblem, fitCard } from './fit-card.ts';

export interface WantedCard {
  url: string;
  text: CardText;
  save(png: Buffer): void;
}

const AT_ONCE = 4;

/** Fails with everything that is wrong, so that an author mends it in one go. */
export async function drawCards(wanted: readonly WantedCard[], project: string): Promise<void> {
  const paint = cardPainter(newPen(project));
  const problems: string[] = [];
  const queue = wanted[Symbol.iterator]();
  const work = async (): Promise<void> => {
    for (const { url, text, save } of queue) {
      try {
        save(await paint(text));
      } catch (error) {
        if (!(error instanceof CardProblem)) throw error;
        problems.push(`${url}  ${error.message}`);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  if (problems.length === 0) return;
  throw new Error(`Social cards that cannot be drawn:\n${problems.sort().join('\n')}`);
}

/** The pen is free for the next card as soon as the promise is given. */
export function cardPainter(pen: Pen): (text: CardText) => Promise<Buffer> {
  const pixels = (): Pixels => ({ ...CARD, data: pen.context.canvas.data() });
  drawGround(pen);
  const encode = pngEncoder(pixels(), edgeColors(pen));
  return (text) => {
    drawCard(pen, text, fitCard(pen, text));
    return encode(pixels());
  };
}

const INKS = ['--ink', '--ink-muted', '--accent'];
const GROUNDS = ['--bg', '--bg-subtle'];
const SHADES = 20;

/** What letters are drawn with and the steps of their edges to what lies below them. */
function edgeColors({ color }: Pen): string[] {
  return INKS.flatMap((ink) =>
    GROUNDS.flatMap((ground) =>
      Array.from({ length: SHADES + 1 }, (_, step) =>
        mixed(color(ink), color(ground), step / SHADES),
      ),
    ),
  );
}

function mixed(one: string, other: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [from = 0, to = 0] = [one, other].map((hex) =>
      Number.parseInt(hex.slice(at, at + 2), 16),
    );
    return Math.round(from + (to - from) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}
