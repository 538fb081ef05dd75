// A README may say itself that its package is deprecated; where our own notice says so already, once is enough.
import type { Root } from 'hast';
import type { VFile } from 'vfile';
import { headingDepth, isElement, textOf } from './hast.ts';
import { importContextOf } from './import-context.ts';

const ALERT = /^\s*\[![a-z]+\]/i;
const SUBJECT = /^this (?:loader|module|package|plugin|project|repository) /i;
const STATEMENT =
  /^(?:(?:is|has been|was) (?:now )?)?(?:deprecated|archived|unmaintained|no longer maintained)\b/i;

/** Only a quote above the first section, and only if its first words are about the package itself. */
export function deprecation() {
  return (tree: Root, vfile: VFile): void => {
    const { announced } = importContextOf(vfile);
    if (announced === null) return;
    const end = tree.children.findIndex((node) => headingDepth(node) > 0);
    const above = end === -1 ? tree.children : tree.children.slice(0, end);
    const notes = above.filter(
      (node) => isElement(node, 'blockquote') && saysDeprecated(textOf(node), announced),
    );
    tree.children = tree.children.filter((node) => !notes.includes(node));
  };
}

function saysDeprecated(words: string, name: string): boolean {
  const said = words.replace(ALERT, '').trim();
  const rest = said.toLowerCase().startsWith(name) ? said.slice(name.length).trim() : said;
  return STATEMENT.test(rest.replace(SUBJECT, ''));
}
