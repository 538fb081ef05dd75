// Puts a drawing in the place of its component: those of a run with the run's data, the others as they are.
import type { Html } from 'mdast';
import { changesSchema } from '../../../../model/changes.ts';
import { type Drawn, drawnPath } from '../../../../model/drawn-file.ts';
import { loaderOrderSchema } from '../../../../model/loader-order.ts';
import { outputPlacesSchema } from '../../../../model/output-places.ts';
import { inputHash } from '../../../record-cache.ts';
import { lineOf, type PageContext, report } from '../../page-context.ts';
import type { Complaint, Written } from '../read-component.ts';
import { changesTable } from './changes.ts';
import { hotStatesPicture } from './hot-states.ts';
import { loaderOrderPicture } from './loader-order.ts';
import { type Picture, pictureHtml } from './pen.ts';
import { publicPathPicture } from './public-path.ts';
import { readDrawn } from './read-drawn.ts';

interface Made {
  html: string;
  /** Its words, for the speller. */
  prose: string[];
  /** What it was drawn from. */
  drawn: Drawn | null;
}

export function drawing(
  { tag, name }: Written,
  { node, context }: { node: Html; context: PageContext },
  root?: string,
): void {
  const made = make(tag, name, root);
  if ('what' in made) {
    report(context, node, made);
    return;
  }
  const { html, prose, drawn } = made;
  if (drawn !== null) context.inputs[drawnPath(drawn)] = inputHash(drawnPath(drawn));
  context.prose.push(...prose.map((text) => ({ line: lineOf(node), text })));
  node.value = html;
}

function make(tag: string, project: string, root: string | undefined): Made | Complaint {
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
  if (tag === 'Changes') {
    const drawn: Drawn = { project, file: 'changes.json' };
    const read = readDrawn(drawn, changesSchema, root);
    return 'what' in read ? read : { ...changesTable(read.data), drawn };
  }
  return pictured(hotStatesPicture(), null);
}

const pictured = (picture: Picture, drawn: Drawn | null): Made => ({
  html: pictureHtml(picture),
  prose: [picture.caption.replace(/<code>.*?<\/code>/g, ' ')],
  drawn,
});
