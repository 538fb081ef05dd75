// `<ModuleGraph project="…" />`: the graph of an example's build, drawn from what the proof holds against that build.
import type { Html } from 'mdast';
import { type Drawn, drawnPath } from '../../../../model/drawn-file.ts';
import { type ModuleGraph, moduleGraphSchema } from '../../../../model/module-graph.ts';
import { inputHash } from '../../../record-cache.ts';
import { iconHtml } from '../../icon.ts';
import { lineOf, type PageContext, report } from '../../page-context.ts';
import { PROJECT, readDrawn } from '../drawings/read-drawn.ts';
import { layOut } from './layout.ts';
import { nodesOf } from './nodes.ts';
import { svgOf } from './svg.ts';
import { captionOf, labelOf, tableOf } from './words.ts';

/** More than this is no drawing but a thicket. */
const MOST = 25;

export function moduleGraph(
  id: string,
  { node, context }: { node: Html; context: PageContext },
  project = PROJECT,
): void {
  const drawn: Drawn = { project: id, file: 'graph.json' };
  const read = readDrawn(drawn, moduleGraphSchema, project);
  if ('what' in read) {
    report(context, node, read);
    return;
  }
  const count = nodesOf(read.data).length;
  if (count > MOST) {
    report(context, node, {
      what: `The graph of "${id}" has ${count} modules, more than the ${MOST} a drawing can hold.`,
      advice: 'Draw the graph of a smaller example.',
    });
    return;
  }
  const file = drawnPath(drawn);
  context.inputs[file] = inputHash(file);
  const caption = captionOf(read.data);
  context.prose.push({ line: lineOf(node), text: caption.replace(/<code>.*?<\/code>/g, ' ') });
  node.value = figureHtml(read.data);
}

export function figureHtml(graph: ModuleGraph): string {
  return (
    '<figure class="fig graph">' +
    `<div class="graph-s" tabindex="0" role="group" aria-label="Module graph">${svgOf(layOut(graph), labelOf(graph))}</div>` +
    `<figcaption>${captionOf(graph)}</figcaption>` +
    `<details class="more"><summary>${iconHtml('right')}The graph as a table</summary>` +
    `<div><div class="tbl" tabindex="0" role="group" aria-label="Table: module graph">${tableOf(graph)}</div></div></details>` +
    '</figure>'
  );
}
