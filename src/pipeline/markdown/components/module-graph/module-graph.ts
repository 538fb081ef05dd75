// `<ModuleGraph project="…" />`: the graph of an example's build, drawn from what the proof holds against that build.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Html } from 'mdast';
import { graphFile, type ModuleGraph, moduleGraphSchema } from '../../../../model/module-graph.ts';
import { didYouMean } from '../../../../model/near.ts';
import { inputHash } from '../../../record-cache.ts';
import { iconHtml } from '../../icon.ts';
import { lineOf, type PageContext, report } from '../../page-context.ts';
import type { Complaint } from '../read-component.ts';
import { layOut } from './layout.ts';
import { nodesOf } from './nodes.ts';
import { svgOf } from './svg.ts';
import { captionOf, labelOf, tableOf } from './words.ts';

const PROJECT = join(import.meta.dirname, '../../../../..');
/** More than this is no drawing but a thicket. */
const MOST = 25;

export function moduleGraph(
  id: string,
  { node, context }: { node: Html; context: PageContext },
  project = PROJECT,
): void {
  const read = readGraph(id, project);
  if ('what' in read) {
    report(context, node, read);
    return;
  }
  const file = graphFile(id);
  context.inputs[file] = inputHash(file);
  const caption = captionOf(read);
  context.prose.push({ line: lineOf(node), text: caption.replace(/<code>.*?<\/code>/g, ' ') });
  node.value = figureHtml(read);
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

function readGraph(id: string, project: string): ModuleGraph | Complaint {
  const file = graphFile(id);
  const known = projectsOf(project);
  if (!known.includes(id)) {
    const steps = known.filter((each) => each.startsWith(`${id.split('/')[0]}/`));
    const own = steps.length > 0 ? ` Its steps: ${steps.join(', ')}.` : '';
    return {
      what: `There is no example step "${id}".`,
      advice: `Name a folder under examples/.${didYouMean(id, known)}${own}`,
    };
  }
  if (!existsSync(join(project, file))) {
    const what = `The graph of "${id}" is not captured yet.`;
    return { what, advice: `Write ${file} with npm run capture.` };
  }
  const advice = 'Write it anew with npm run capture.';
  try {
    const graph = moduleGraphSchema.parse(JSON.parse(readFileSync(join(project, file), 'utf8')));
    const count = nodesOf(graph).length;
    if (count <= MOST) return graph;
    return {
      what: `The graph of "${id}" has ${count} modules, more than the ${MOST} a drawing can hold.`,
      advice: 'Draw the graph of a smaller example.',
    };
  } catch (error) {
    return { what: `${file} cannot be read: ${(error as Error).message}`, advice };
  }
}

/** `NAME/STEP` of every step, and `NAME` of a project that has none. */
function projectsOf(project: string): string[] {
  const paths = globSync('examples/*/{example.json,steps/*/step.json}', { cwd: project });
  const ids = paths.map((path) => {
    const [, name = '', , step] = path.split(sep);
    return step === undefined ? name : `${name}/${step}`;
  });
  return ids.filter((id) => !ids.some((other) => other.startsWith(`${id}/`))).sort();
}
