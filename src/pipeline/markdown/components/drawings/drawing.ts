// Puts a drawing in the place of its component: those of a run with the run's data, the others as they are.
import type { Html } from 'mdast';
import { type Drawn, drawnPath } from '../../../../model/drawn-file.ts';
import { loaderOrderSchema } from '../../../../model/loader-order.ts';
import { outputPlacesSchema } from '../../../../model/output-places.ts';
import { inputHash } from '../../../record-cache.ts';
import { lineOf, type PageContext, report } from '../../page-context.ts';
import type { Complaint, Written } from '../read-component.ts';
import { hotStatesPicture } from './hot-states.ts';
import { loaderOrderPicture } from './loader-order.ts';
import { type Picture, pictureHtml } from './pen.ts';
import { publicPathPicture } from './public-path.ts';
import { readDrawn } from './read-drawn.ts';

interface Made {
  picture: Picture;
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
  const { picture, drawn } = made;
  if (drawn !== null) context.inputs[drawnPath(drawn)] = inputHash(drawnPath(drawn));
  const text = picture.caption.replace(/<code>.*?<\/code>/g, ' ');
  context.prose.push({ line: lineOf(node), text });
  node.value = pictureHtml(picture);
}

function make(tag: string, project: string, root: string | undefined): Made | Complaint {
  if (tag === 'LoaderOrder') {
    const drawn: Drawn = { project, file: 'loader-order.json' };
    const read = readDrawn(drawn, loaderOrderSchema, root);
    return 'what' in read ? read : { picture: loaderOrderPicture(read.data), drawn };
  }
  if (tag === 'PublicPath') {
    const drawn: Drawn = { project, file: 'public-path.json' };
    const read = readDrawn(drawn, outputPlacesSchema, root);
    return 'what' in read ? read : { picture: publicPathPicture(read.data), drawn };
  }
  return { picture: hotStatesPicture(), drawn: null };
}
