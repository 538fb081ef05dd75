// Puts a drawing in the place of its component: those of a run with the run's data, the others as they are.
import type { Html } from 'mdast';
import { changesSchema } from '../../../../model/changes.ts';
import { type Drawn, drawnPath, MEASURED_FILE } from '../../../../model/drawn-file.ts';
import { hookOrderSchema } from '../../../../model/hook-order.ts';
import { loaderOrderSchema } from '../../../../model/loader-order.ts';
import { outputPlacesSchema } from '../../../../model/output-places.ts';
import { shareScopeSchema } from '../../../../model/share-scope.ts';
import { costsSchema, seenSchema } from '../../../../model/source-maps.ts';
import { inputHash } from '../../../record-cache.ts';
import { lineOf, type PageContext, report } from '../../page-context.ts';
import type { Complaint, Written } from '../read-component.ts';
import { changesTable } from './changes.ts';
import { buildPhases, hookOrderView } from './hook-order.ts';
import { hotStatesPicture } from './hot-states.ts';
import { loaderOrderPicture } from './loader-order.ts';
import { type Picture, pictureHtml } from './pen.ts';
import { publicPathPicture } from './public-path.ts';
import { readDrawn } from './read-drawn.ts';
import { shareScopePicture } from './share-scope.ts';
import { sourceMapsView } from './source-maps.ts';

interface Made {
  html: string;
  /** Its words, for the speller. */
  prose: string[];
  /** What it was drawn from. */
  drawn: Drawn | null;
  /** File with what was measured for it. */
  measured?: string;
}

export function drawing(
  { tag, name }: Written,
  { node, context }: { node: Html; context: PageContext },
  root?: string,
): void {
  const made = make(tag, name, { line: lineOf(node), root });
  if ('what' in made) {
    report(context, node, made);
    return;
  }
  const { html, prose, drawn, measured } = made;
  const files = [drawn && drawnPath(drawn), measured].filter((file) => file != null);
  for (const file of files) context.inputs[file] = inputHash(file);
  context.prose.push(...prose.map((text) => ({ line: lineOf(node), text })));
  node.value = html;
}

interface Place {
  line: number;
  root: string | undefined;
}

function make(tag: string, project: string, { line, root }: Place): Made | Complaint {
  if (tag === 'LoaderOrder') {
    const drawn: Drawn = { project, file: 'loader-order.json' };
    const read = readDrawn(drawn, loaderOrderSchema, root);
    return 'what' in read ? read : pictured(loaderOrderPicture(read.data), drawn);
  }
  if (tag === 'PublicPath') {
    const drawn: Drawn = { project, file: 'public-path.json' };
    const read = readDrawn(drawn, outputPlacesSchema, root);
    return 'what' in read ? read : pictured(publicPathPicture(read.data), drawn);
  }
  if (tag === 'ShareScope') {
    const drawn: Drawn = { project, file: 'share-scope.json' };
    const read = readDrawn(drawn, shareScopeSchema, root);
    return 'what' in read ? read : pictured(shareScopePicture(read.data), drawn);
  }
  if (tag === 'HookOrder' || tag === 'BuildPhases') {
    const drawn: Drawn = { project, file: 'hook-order.json' };
    const read = readDrawn(drawn, hookOrderSchema, root);
    if ('what' in read) return read;
    const view = tag === 'HookOrder' ? hookOrderView : buildPhases;
    return { ...view(read.data, line), drawn };
  }
  if (tag === 'Changes') {
    const drawn: Drawn = { project, file: 'changes.json' };
    const read = readDrawn(drawn, changesSchema, root);
    return 'what' in read ? read : { ...changesTable(read.data), drawn };
  }
  if (tag === 'SourceMaps') {
    const drawn: Drawn = { project, file: 'source-maps.json' };
    const seen = readDrawn(drawn, seenSchema, root);
    if ('what' in seen) return seen;
    const costs = readDrawn({ project, file: MEASURED_FILE }, costsSchema, root);
    if ('what' in costs) return costs;
    const measured = drawnPath({ project, file: MEASURED_FILE });
    const priced = new Set(costs.data.rows.map((row) => row.devtool));
    const unpriced = seen.data.find(({ devtool }) => !priced.has(devtool));
    if (unpriced !== undefined) {
      const what = `${measured} has no cost of "${unpriced.devtool}".`;
      return { what, advice: `Measure again: npm run capture -- ${project.split('/')[0]}.` };
    }
    return { ...sourceMapsView(seen.data, costs.data), drawn, measured };
  }
  return pictured(hotStatesPicture(), null);
}

const pictured = (picture: Picture, drawn: Drawn | null): Made => ({
  html: pictureHtml(picture),
  prose: [picture.caption.replace(/<code>.*?<\/code>/g, ' ')],
  drawn,
});
