// Shows types as webpack declares them, each with an anchor that signatures of other pages lead to.
import type { Html } from 'mdast';
import { didYouMean } from '../../../model/near.ts';
import type { DeclaredType, Reference } from '../../../model/reference.ts';
import { type PageContext, report } from '../page-context.ts';
import { EXPLAINED, type TypeLinks, typeId } from './type-links.ts';

interface Place {
  node: Html;
  context: PageContext;
  reference: Reference;
  types: TypeLinks;
}

/** `names` are those an author wrote, in the order of the page. */
export function declarationsList(names: string, { node, context, reference, types }: Place): void {
  const known = reference.types.filter(({ name }) => EXPLAINED[name] === undefined);
  const shown = names.split(/\s+/).flatMap((name) => {
    const type = known.find((one) => one.name === name);
    if (type === undefined) {
      const near = known.map((one) => one.name);
      report(context, node, {
        what: `No signature of the plugin API names a type "${name}", or another page explains it.`,
        advice: `Remove it.${didYouMean(name, near)}`,
      });
      return [];
    }
    context.ids.push(typeId(name));
    return [type];
  });
  node.value = `<dl class="decls">${shown.map((type) => declarationHtml(type, types)).join('')}</dl>`;
}

function declarationHtml({ name, head, lines }: DeclaredType, types: TypeLinks): string {
  // Linked like a signature; the name itself leads nowhere.
  const code = (text: string): string => `<code>${types.html(text, { set: 'hooks' })}</code>`;
  const [before = '', after = ''] = head.split(name);
  const title = `<code>${before}<b>${name}</b>${types.html(after, { set: 'hooks' })}</code>`;
  const items = lines.map((line) => `<li>${code(line)}</li>`).join('');
  return `<dt id="${typeId(name)}">${title}</dt><dd>${items === '' ? 'no members of its own' : `<ul>${items}</ul>`}</dd>`;
}
