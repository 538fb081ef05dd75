// Turns GitHub's alerts into the site's asides.
import type { Element, ElementContent, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { ALERTS, type Kind } from '../markdown/asides/asides.ts';
import { iconHtml } from '../markdown/icon.ts';
import { element, isBlank, isElement, isEmpty, text } from './hast.ts';

const MARK = /^\s*\[!([A-Za-z]+)\]\s*/;

export function alerts() {
  return (tree: Root): void => {
    visit(tree, 'element', (node, index, parent) => {
      if (parent === undefined || index === undefined) return;
      // Some forget the quote's mark, and GitHub shows the words as they stand.
      const bare = node.tagName === 'p' && parent.type === 'root';
      if (node.tagName !== 'blockquote' && !bare) return;
      const quote = bare ? element('blockquote', {}, [node]) : node;
      const kind = takeMark(quote);
      if (kind !== null) parent.children[index] = aside(kind, quote);
    });
  };
}

function takeMark(quote: Element): Kind | null {
  const first = quote.children.find((child) => !isBlank(child));
  const [words] = isElement(first, 'p') ? first.children : [];
  if (!isElement(first, 'p') || words?.type !== 'text') return null;
  const match = MARK.exec(words.value);
  const name = (match?.[1] ?? '').toUpperCase();
  const kind = Object.hasOwn(ALERTS, name) ? ALERTS[name] : undefined;
  if (match === null || kind === undefined) return null;
  words.value = words.value.slice(match[0].length);
  if (isElement(first.children[1], 'br')) first.children.splice(1, 1);
  quote.children = quote.children.filter((child) => child !== first || !isEmpty(first));
  return kind;
}

function aside(kind: Kind, { children, position }: Element): Element {
  const title = takeTitle(children) ?? [text(kind.label)];
  const body: ElementContent[] = [element('p', { className: ['aside-t'] }, title), ...children];
  const properties = {
    className: ['aside', kind.className],
    role: 'note',
    ariaLabel: kind.label,
  };
  const icon: ElementContent = { type: 'raw', value: iconHtml(kind.icon) };
  return {
    ...element('aside', properties, [icon, element('div', {}, body)]),
    ...(position && { position }),
  };
}

/** Only a paragraph that is bold as a whole: READMEs also begin a sentence in bold. */
function takeTitle(children: ElementContent[]): ElementContent[] | null {
  const at = children.findIndex((child) => !isBlank(child));
  const first = children[at];
  if (!isElement(first, 'p')) return null;
  const [only, ...others] = first.children.filter((child) => !isBlank(child));
  if (!isElement(only, 'strong', 'b') || others.length > 0) return null;
  children.splice(at, 1);
  return only.children;
}
