// The strokes all drawings share, so that they look like one hand's: boxes, lines with rounded corners, arrowheads, words.
import { escapeHtml } from '../../fences/highlight.ts';

/** Of a drawing that fits a phone of 390 px without scrolling. */
export const WIDTH = 336;
/** From the middle of a line of text to its baseline. */
const BASELINE = 4;
const HEAD = 7;
const CORNER = 8;

export type Point = readonly [x: number, y: number];

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** `look`: a class of src/site/styles/graph.css. */
export function box({ x, y, width, height }: Box, { look = '', radius = 6 } = {}): string {
  const name = look === '' ? '' : ` class="${look}"`;
  return `<rect${name} x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}"/>`;
}

/** A hairline that says what belongs to what. */
export const tie = (from: number, to: number, y: number): string =>
  `<path class="gt" d="M${from} ${y}H${to}"/>`;

interface Words {
  /** In the face for text; without it in the one for what can be pasted. */
  sans?: boolean;
  anchor?: 'middle' | 'end';
  look?: string;
}

/** `y` is the middle of the line. */
export function words([x, y]: Point, text: string, { sans, anchor, look }: Words = {}): string {
  const names = [sans ? 'gz' : '', look ?? ''].filter(Boolean).join(' ');
  return (
    `<text${names === '' ? '' : ` class="${names}"`} x="${x}" y="${y + BASELINE}"` +
    `${anchor === undefined ? '' : ` text-anchor="${anchor}"`}>${escapeHtml(text)}</text>`
  );
}

/** A line through points, level or upright between two of them, that points where it ends. `dashed`: at run time. */
export function arrow(points: readonly Point[], { dashed = false } = {}): string {
  const kind = dashed ? ' dyn' : '';
  const [tipX, tipY] = points.at(-1) as Point;
  const [fromX, fromY] = points.at(-2) as Point;
  const [dx, dy] = [Math.sign(tipX - fromX), Math.sign(tipY - fromY)];
  // The line ends inside the head, whose tip would be blunt otherwise.
  const end: Point = [tipX - dx * (HEAD - 1), tipY - dy * (HEAD - 1)];
  const back: Point = [tipX - dx * HEAD, tipY - dy * HEAD];
  const head = `M${tipX} ${tipY}L${back[0] + dy * 4} ${back[1] + dx * 4}L${back[0] - dy * 4} ${back[1] - dx * 4}z`;
  return `<path class="ge${kind}" d="${wayOf([...points.slice(0, -1), end])}"/><path class="gh${kind}" d="${head}"/>`;
}

function wayOf(points: readonly Point[]): string {
  return points
    .map((point, index) => {
      const [before, after] = [points[index - 1], points[index + 1]];
      const [x, y] = point;
      if (before === undefined) return `M${x} ${y}`;
      if (after === undefined) return `L${x} ${y}`;
      const near = (other: Point): string => {
        const length = Math.abs(other[0] - x) + Math.abs(other[1] - y);
        const part = Math.min(CORNER, length / 2) / length;
        return `${x + (other[0] - x) * part} ${y + (other[1] - y) * part}`;
      };
      return `L${near(before)}Q${x} ${y} ${near(after)}`;
    })
    .join('');
}

export interface Picture {
  /** Says all that the drawing shows, for those who do not see it. */
  label: string;
  /** Of the region that scrolls where the screen is narrower. */
  name: string;
  /** HTML. */
  caption: string;
  height: number;
  /** Markup of boxes, lines and words. */
  marks: string;
}

/** Its words are hidden from assistive technology and from the page's Markdown: the label has them in sentences. */
export function pictureHtml({ label, name, caption, height, marks }: Picture): string {
  const text = escapeHtml(label).replaceAll('"', '&quot;');
  return (
    '<figure class="fig graph">' +
    `<div class="graph-s" tabindex="0" role="group" aria-label="${name}">` +
    `<svg role="img" aria-label="${text}" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}">` +
    `<g aria-hidden="true">${marks}</g></svg></div><figcaption>${caption}</figcaption></figure>`
  );
}

export const code = (name: string): string => `<code>${escapeHtml(name)}</code>`;

export const list = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
