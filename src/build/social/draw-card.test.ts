import { expect, test } from 'vitest';
import { CARD } from '../../model/card.ts';
import { PROJECT_ROOT } from '../paths.ts';
import type { CardText } from './card-text.ts';
import { drawCard, newPen, TITLE_BOX } from './draw-card.ts';
import { cardPainter } from './draw-cards.ts';
import { CardProblem, fitCard } from './fit-card.ts';
import type { FittedTitle } from './fit-title.ts';

const pen = newPen(PROJECT_ROOT);
const text = (title: string, more: Partial<CardText> = {}): CardText => ({
  trail: ['webpack', 'Plugins', 'webpack contrib'],
  title,
  mono: false,
  host: 'webpack.js.org',
  ...more,
});

function pixels(card: CardText, title: FittedTitle): Uint32Array {
  drawCard(pen, card, title);
  return new Uint32Array(pen.context.getImageData(0, 0, CARD.width, CARD.height).data.buffer);
}

const NOTHING: FittedTitle = { size: 44, lines: [] };
const EMPTY = pixels(text('', { trail: [], host: '' }), NOTHING);
const BOXES = [
  TITLE_BOX,
  { x: TITLE_BOX.x, y: 70, width: 1040, height: 50 },
  { x: TITLE_BOX.x, y: 520, width: 1040, height: 45 },
];

/** Changed pixels inside any box, and outside all of them. */
function inked(card: CardText, title: FittedTitle): { inside: number; outside: number } {
  let inside = 0;
  let outside = 0;
  for (const [at, color] of pixels(card, title).entries()) {
    if (color === EMPTY[at]) continue;
    const [x, y] = [at % CARD.width, Math.floor(at / CARD.width)];
    const boxed = BOXES.some(
      (box) => x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height,
    );
    if (boxed) inside++;
    else outside++;
  }
  return { inside, outside };
}

const LONG =
  'How webpack resolves the modules of a large project with many packages, aliases, symbolic links and conditional exports?';

test.each([
  text('API'),
  text('Hot Module Replacement'),
  text('Jiggly Jumping Wily Quay, gypsy yacht'),
  text(LONG),
  text('optimization.splitChunks.cacheGroups'),
  text('css-loader', { mono: true }),
  text('istanbul-instrumenter-loader', { mono: true }),
  text('image-minimizer-webpack-plugin', { mono: true }),
  text('Bundle\u00a0your assets', { accent: 'assets' }),
])('no text leaves its box: $title', (card) => {
  const { inside, outside } = inked(card, fitCard(pen, card));
  expect(inside).toBeGreaterThan(2000);
  expect(outside).toBe(0);
});

test('text that is too large is seen to leave its box', () => {
  const card = text(LONG);
  const { lines } = fitCard(pen, card);
  expect(inked(card, { size: 54, lines }).outside).toBeGreaterThan(100);
  expect(inked(card, { size: 44, lines: [...lines, ...lines, ...lines] }).outside).toBeGreaterThan(
    100,
  );
});

test('120 characters fit on a card in four lines', () => {
  expect(LONG).toHaveLength(120);
  expect(fitCard(pen, text(LONG)).lines).toHaveLength(4);
});

test.each([
  [text('x'.repeat(60)), /title "x+" does not fit .* Write a shorter one/],
  [text(`${LONG} ${LONG}`), /does not fit/],
  [text('Module 模块'), /has 模 \(U\+6A21\), .* cannot draw/],
  [text('Ready 🚀'), /has 🚀 \(U\+1F680\)/],
  [text('From → to', { mono: true }), /has → \(U\+2192\)/],
  [text('Page', { trail: ['webpack', 'グループ'] }), /has グ/],
  [text('Page', { trail: ['webpack', 'Guides', 'A very long group '.repeat(5)] }), /shorter group/],
])('a card that cannot be drawn whole is refused', (card, what) => {
  expect(() => fitCard(pen, card)).toThrow(CardProblem);
  expect(() => fitCard(pen, card)).toThrow(what);
});

test('the same card has the same bytes whatever was drawn before it, another has others', async () => {
  const first = await cardPainter(pen)(text(LONG));
  const paint = cardPainter(newPen(PROJECT_ROOT));
  const others = [await paint(text('Output')), await paint(text('css-loader', { mono: true }))];
  expect(await paint(text(LONG))).toEqual(first);
  expect(others).not.toContainEqual(first);
  expect(Math.max(first.length, ...others.map(({ length }) => length))).toBeLessThan(60_000);
});
