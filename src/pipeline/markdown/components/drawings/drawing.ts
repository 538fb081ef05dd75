// Puts a drawing in the place of its component: those of a run with the run's data, the others as they are.
import type { Html } from 'mdast';
import type * as z from 'zod';
import { timesSchema } from '../../../../model/build-times.ts';
import { changesSchema } from '../../../../model/changes.ts';
import { type Drawn, drawnPath, MEASURED_FILE } from '../../../../model/drawn-file.ts';
import { hookOrderSchema } from '../../../../model/hook-order.ts';
import { loaderOrderSchema } from '../../../../model/loader-order.ts';
import { didYouMean } from '../../../../model/near.ts';
import { outputPlacesSchema } from '../../../../model/output-places.ts';
import { shareScopeSchema } from '../../../../model/share-scope.ts';
import { costsSchema, seenSchema } from '../../../../model/source-maps.ts';
import { inputHash } from '../../../record-cache.ts';
import { lineOf, type PageContext, report } from '../../page-context.ts';
import type { Complaint, Written } from '../read-component.ts';
import { buildTimesView, PARTS, unmeasured } from './build-times.ts';
import { changesTable } from './changes.ts';
import { buildPhases, hookOrderView } from './hook-order.ts';
import { hotStatesPicture } from './hot-states.ts';
import { loaderOrderPicture } from './loader-order.ts';
import { type Picture, pictureHtml } from './pen.ts';
import { publicPathPicture } from './public-path.ts';
import { readDrawn } from './read-drawn.ts';
import { shareScopePicture } from './share-scope.ts';
import { sourceMapsView } from './source-maps.ts';

interface View {
  html: string;
  /** Its words, for the speller. */
  prose: string[];
}

interface Made extends View {
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
  const from = <T>(file: Drawn['file'], schema: z.ZodType<T>, show: (data: T) => View) => {
    const drawn: Drawn = { project, file };
    const read = readDrawn(drawn, schema, root);
    return 'what' in read ? read : { ...show(read.data), drawn };
  };
  if (tag === 'LoaderOrder') {
    return from('loader-order.json', loaderOrderSchema, (data) =>
      pictured(loaderOrderPicture(data)),
    );
  }
  if (tag === 'PublicPath') {
    return from('public-path.json', outputPlacesSchema, (data) =>
      pictured(publicPathPicture(data)),
    );
  }
  if (tag === 'ShareScope') {
    return from('share-scope.json', shareScopeSchema, (data) => pictured(shareScopePicture(data)));
  }
  if (tag === 'HookOrder') {
    return from('hook-order.json', hookOrderSchema, (data) => hookOrderView(data, line));
  }
  if (tag === 'BuildPhases') {
    return from('hook-order.json', hookOrderSchema, (data) => buildPhases(data, line));
  }
  if (tag === 'Changes') return from('changes.json', changesSchema, changesTable);
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
  if (tag === 'BuildTimes') return buildTimes(project, root);
  return { ...pictured(hotStatesPicture()), drawn: null };
}

function buildTimes(name: string, root: string | undefined): Made | Complaint {
  const [project = '', part = ''] = name.split('.');
  if (!PARTS.includes(part)) {
    const what = `There is no part "${part}" of the build times.`;
    return { what, advice: `Use one of: ${PARTS.join(', ')}.${didYouMean(part, PARTS)}` };
  }
  const times = readDrawn({ project, file: MEASURED_FILE }, timesSchema, root);
  if ('what' in times) return times;
  const measured = drawnPath({ project, file: MEASURED_FILE });
  const [missing] = unmeasured(times.data);
  if (missing !== undefined) {
    const what = `${measured} has no time of "${missing}".`;
    return { what, advice: `Measure again: npm run capture -- ${project.split('/')[0]}.` };
  }
  return { ...buildTimesView(times.data, part), drawn: null, measured };
}

const pictured = (picture: Picture): View => ({
  html: pictureHtml(picture),
  prose: [picture.caption.replace(/<code>.*?<\/code>/g, ' ')],
});
