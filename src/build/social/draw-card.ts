// Draws the card of one page: one look for all, in flat colours of the dark theme, which compress well.
import { readFileSync } from 'node:fs';
import { createCanvas, GlobalFonts, Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import { CARD } from '../../model/card.ts';
import type { CardText } from './card-text.ts';
import { charactersOf } from './characters.ts';
import { darkColor, shapesOf } from './design.ts';
import type { FittedTitle } from './fit-title.ts';
import { type Family, FONT_FILES } from './fonts.ts';

const MARGIN = 80;
/** Cube and title share this middle. */
const MIDDLE = CARD.height / 2;
/** From the left margin to the inner rings, between the trail and the address. */
export const TITLE_BOX = { x: MARGIN, y: 136, width: 668, height: 358 };
export const TRAIL_WIDTH = CARD.width - 2 * MARGIN;

interface TextStyle {
  family: Family;
  weight: number;
  /** In em. */
  tracking: number;
  token: string;
}
const SANS: TextStyle = { family: 'Card Sans', weight: 700, tracking: -0.035, token: '--ink' };
const MONO: TextStyle = { family: 'Card Mono', weight: 600, tracking: -0.05, token: '--ink' };
const NAME: TextStyle = { family: 'Card Sans', weight: 700, tracking: -0.025, token: '--ink' };
const PLACE: TextStyle = { ...NAME, weight: 500, tracking: -0.012, token: '--ink-muted' };
const HOST: TextStyle = { family: 'Card Mono', weight: 500, tracking: -0.02, token: '--ink-muted' };
const TRAIL_SIZE = 34;
const CHEVRON_ROOM = 36;
const HOST_SIZE = 27;
const LINE_HEIGHT = 1.08;

const CUBE = { x: 980, unit: 4 };
/** The logo's own units: the middle of its 56 × 64. */
const LOGO = { x: 28, y: 32 };
const RINGS = [
  { radius: 345, token: '--bg-subtle' },
  { radius: 218, token: '--accent-tint' },
  { radius: 162, token: '--accent-tint-2' },
];

export interface Pen {
  context: SKRSContext2D;
  color(token: string): string;
  /** Code points that each typeface can draw. */
  characters: Readonly<Record<Family, ReadonlySet<number>>>;
}

export function newPen(project: string): Pen {
  const css = readFileSync(`${project}/src/site/styles/tokens.css`, 'utf8');
  const load = (family: Family): Set<number> => {
    const file = readFileSync(`${project}/${FONT_FILES[family]}`);
    if (!GlobalFonts.has(family)) GlobalFonts.register(file, family);
    return charactersOf(file);
  };
  return {
    context: createCanvas(CARD.width, CARD.height).getContext('2d'),
    color: (token) => darkColor(css, token),
    characters: { 'Card Sans': load('Card Sans'), 'Card Mono': load('Card Mono') },
  };
}

export const titleStyle = ({ mono }: CardText): TextStyle => (mono ? MONO : SANS);

export function drawCard(pen: Pen, text: CardText, title: FittedTitle): void {
  drawGround(pen);
  drawTrail(pen, text.trail);
  drawTitle(pen, text, title);
  write(pen, { text: text.host, x: MARGIN, y: CARD.height - MARGIN, size: HOST_SIZE, style: HOST });
}

/** What all cards share. */
export function drawGround({ context, color }: Pen): void {
  context.fillStyle = color('--bg');
  context.fillRect(0, 0, CARD.width, CARD.height);
  for (const { radius, token } of RINGS) {
    context.fillStyle = color(token);
    context.fill(hexagon(CUBE.x, MIDDLE, radius));
  }
  context.save();
  context.translate(CUBE.x, MIDDLE);
  context.scale(CUBE.unit, CUBE.unit);
  context.translate(-LOGO.x, -LOGO.y);
  // A line of its own colour round each face, or the ground would show between two of them.
  context.lineWidth = 1 / CUBE.unit;
  context.lineJoin = 'round';
  for (const { token, path } of shapesOf('logo')) {
    context.fillStyle = color(token ?? '--ink');
    context.strokeStyle = context.fillStyle;
    context.fill(new Path2D(path));
    context.stroke(new Path2D(path));
  }
  context.restore();
}

function hexagon(x: number, y: number, radius: number): Path2D {
  const path = new Path2D();
  for (let corner = 0; corner < 6; corner++) {
    const angle = (corner * Math.PI) / 3;
    path.lineTo(x + radius * Math.sin(angle), y - radius * Math.cos(angle));
  }
  path.closePath();
  return path;
}

function drawTrail(pen: Pen, trail: readonly string[]): void {
  const capital = capitalHeight(pen, PLACE, TRAIL_SIZE);
  const y = MARGIN + capital;
  let x = MARGIN;
  for (const [index, text] of trail.entries()) {
    if (index > 0) drawChevron(pen, x, y - capital / 2);
    x += index > 0 ? CHEVRON_ROOM : 0;
    x += write(pen, { text, x, y, size: TRAIL_SIZE, style: placeStyle(index) });
  }
}

export const trailWidth = (pen: Pen, trail: readonly string[]): number =>
  trail.reduce(
    (sum, text, index) => sum + measure(pen, placeStyle(index), { text, size: TRAIL_SIZE }).width,
    (trail.length - 1) * CHEVRON_ROOM,
  );

/** The name of the site leads. */
const placeStyle = (index: number): TextStyle => (index === 0 ? NAME : PLACE);

function drawChevron({ context, color }: Pen, x: number, middle: number): void {
  context.save();
  context.translate(x + 4, middle - 14);
  context.scale(1.4, 1.4);
  context.lineWidth = 1.6;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.strokeStyle = color('--line-control');
  for (const { path } of shapesOf('right')) context.stroke(new Path2D(path));
  context.restore();
}

function drawTitle(pen: Pen, text: CardText, { size, lines }: FittedTitle): void {
  const style = titleStyle(text);
  const step = size * LINE_HEIGHT;
  const block = capitalHeight(pen, style, size) + step * (lines.length - 1);
  const top = MIDDLE - block / 2;
  for (const [index, line] of lines.entries()) {
    const y = top + block - step * (lines.length - 1 - index);
    const token = line === text.accent ? '--accent' : style.token;
    write(pen, { text: line, x: TITLE_BOX.x, y, size, style: { ...style, token } });
  }
}

interface Written {
  text: string;
  x: number;
  y: number;
  size: number;
  style: TextStyle;
}

/** Letters begin at `x`, not the room beside them: so lines of all sizes share an edge. */
function write(pen: Pen, { text, x, y, size, style }: Written): number {
  const { width, left } = measure(pen, style, { text, size });
  pen.context.fillStyle = pen.color(style.token);
  pen.context.fillText(text, x + left, y);
  return width;
}

export function measure(
  { context }: Pen,
  style: TextStyle,
  { text, size }: { text: string; size: number },
): { width: number; left: number } {
  context.font = `${style.weight} ${size}px "${style.family}"`;
  context.letterSpacing = `${size * style.tracking}px`;
  const { actualBoundingBoxLeft: left, actualBoundingBoxRight: right } = context.measureText(text);
  return { width: left + right, left };
}

function capitalHeight(pen: Pen, style: TextStyle, size: number): number {
  measure(pen, style, { text: 'H', size });
  return pen.context.measureText('H').actualBoundingBoxAscent;
}
