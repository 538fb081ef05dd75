// `<Download project="…" />`: the project of an example in its last step, as one file.
import { join } from 'node:path';
import type { Html } from 'mdast';
import { declarationPath, downloadPath } from '../../../model/download.ts';
import { didYouMean } from '../../../model/near.ts';
import { folderOf, foldersOf } from '../../examples/layers.ts';
import { inputHash } from '../../record-cache.ts';
import { iconHtml } from '../icon.ts';
import { lineOf, type PageContext, report } from '../page-context.ts';
import { PROJECT } from './drawings/read-drawn.ts';

export function download(
  name: string,
  { node, context }: { node: Html; context: PageContext },
  project = PROJECT,
): void {
  const examples = join(project, 'examples');
  const known = foldersOf(examples);
  if (!known.includes(name)) {
    report(context, node, {
      what: `There is no example "${name}" to download.`,
      advice: `Name a folder under examples/, without a step: its last one is offered.${didYouMean(name, known)}`,
    });
    return;
  }
  context.inputs[declarationPath(name)] = inputHash(declarationPath(name));
  const text = 'Unpack it, and run';
  context.prose.push({ line: lineOf(node), text });
  node.value =
    `<p class="dl"><a class="btn btn-2" href="${downloadPath(name)}" download>${iconHtml('file')}Download ${name}.zip</a> ` +
    `<span>${text} <code>npm install</code> in <code>${folderOf(examples, name)}</code>.</span></p>`;
}
