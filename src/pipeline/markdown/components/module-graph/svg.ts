// The drawing itself: frames, lines, cubes and names, coloured by src/site/styles/graph.css.
import type { GraphModule } from '../../../../model/module-graph.ts';
import { escapeHtml } from '../../fences/highlight.ts';
import { CUBE, CUBE_GAP, FRAME_PAD, headOf, headWidth } from './columns.ts';
import type { Layout } from './layout.ts';
import { monoWidth, shorten, sizeText } from './measure.ts';
import type { Node } from './nodes.ts';
import { LINE_HEIGHT } from './rows.ts';
import { round, wayOf, xOf } from './ways.ts';

/** Colours exist for four kinds; pages and what is not bundled are neither script, style nor picture. */
const COLOURS: Readonly<Record<GraphModule['kind'], string>> = {
  script: 'k-script',
  style: 'k-style',
  asset: 'k-image',
  data: 'k-data',
  page: 'k-data',
  external: 'k-data dim',
};
const CUBE_HEIGHT = 22;
/** From the middle of a line of text to its baseline. */
const BASELINE = 4;

export function svgOf(layout: Layout, label: string): string {
  const { graph, columns, rows } = layout;
  const size = `width="${columns.width}" height="${round(rows.height)}"`;
  const frames = graph.chunks.map((_, index) => frameOf(index, layout)).join('');
  const modules = layout.nodes.map((node) => moduleOf(node, layout)).join('');
  const name = escapeHtml(label).replaceAll('"', '&quot;');
  return (
    `<svg role="img" aria-label="${name}" viewBox="0 0 ${columns.width} ${round(rows.height)}" ${size}>` +
    `${frames}${linesOf(layout)}${modules}</svg>`
  );
}

function frameOf(index: number, { graph, columns, rows }: Layout): string {
  const chunk = graph.chunks[index];
  const frame = rows.frames[index];
  const [first, last] = columns.spans[index] ?? [0, 0];
  const [start, end] = [columns.at[first], columns.at[last]];
  if (!chunk || !frame || !start || !end) return '';
  const x = start.x - FRAME_PAD;
  const width = Math.max(
    end.x + end.width - start.x,
    ...headOf(chunk).map((line) => headWidth(line)),
  );
  const lines = headOf(chunk).map(({ name, note }, line) => {
    const y = round(frame.y + 12 + LINE_HEIGHT * (line + 0.5) + BASELINE);
    const after = start.x + (name === '' ? 0 : monoWidth(name) + CUBE_GAP);
    return (
      (name === '' ? '' : `<text x="${start.x}" y="${y}">${escapeHtml(name)}</text>`) +
      (note === '' ? '' : `<text class="gz" x="${after}" y="${y}">${escapeHtml(note)}</text>`)
    );
  });
  return (
    `<rect x="${x}" y="${round(frame.y)}" width="${width + 2 * FRAME_PAD}" height="${round(frame.height)}" rx="10"/>` +
    lines.join('')
  );
}

function linesOf(layout: Layout): string {
  return [false, true]
    .map((dynamic) => {
      const ways = layout.edges
        .filter((edge) => edge.dynamic === dynamic)
        .map((edge) => wayOf(edge, layout));
      if (ways.length === 0) return '';
      const heads = ways.map(({ tip: { x, y, towards } }) => {
        const back = towards === 'right' ? -7 : 7;
        return `M${x} ${y}l${back} -4v8z`;
      });
      const kind = dynamic ? ' dyn' : '';
      return (
        `<path class="ge${kind}" d="${ways.map(({ line }) => line).join('')}"/>` +
        `<path class="gh${kind}" d="${heads.join('')}"/>`
      );
    })
    .join('');
}

function moduleOf(node: Node, layout: Layout): string {
  const { name, kind, size } = node.module;
  const x = xOf(node, layout);
  const y = layout.rows.y.get(node) ?? 0;
  const text = x + CUBE + CUBE_GAP;
  return (
    `<use class="${COLOURS[kind]}" href="#i-module" x="${x}" y="${round(y - CUBE_HEIGHT / 2)}" width="${CUBE}" height="${CUBE_HEIGHT}"></use>` +
    `<text x="${text}" y="${round(y - 8 + BASELINE)}">${escapeHtml(shorten(name))}</text>` +
    `<text class="gz" x="${text}" y="${round(y + 9 + BASELINE)}">${sizeText(size)}</text>`
  );
}
