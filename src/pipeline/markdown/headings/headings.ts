// Gives every heading an id (`{#id}` wins, further ids are aliases) and its flags; collects the anchors.
import GithubSlugger, { slug } from 'github-slugger';
import type { Heading, Html, PhrasingContent, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { didYouMean } from '../../../model/near.ts';
import { isReservedId } from '../../../model/reserved-ids.ts';
import { contextOf, lineOf, report } from '../page-context.ts';
import { type Flag, flagHtml, KINDS, takeAttributes } from './attributes.ts';

export function headings() {
  return (tree: Root, vfile: VFile): void => {
    const context = contextOf(vfile);
    // Nobody here can edit an imported page, so its equal headings are numbered instead of refused.
    const slugger = /(?:^|\/)_[^/]*$/.test(context.file) ? new GithubSlugger() : { slug };
    const seen = new Map<string, number>();

    const claim = (id: string, node: Heading): void => {
      const earlier = seen.get(id);
      if (isReservedId(id)) {
        report(context, node, {
          what: `The id "${id}" belongs to the frame around the page.`,
          advice: 'Give the heading an id of its own: ## Heading {#another-id}.',
        });
      }
      if (earlier !== undefined) {
        report(context, node, {
          what: `The id "${id}" stands twice on this page; the first is on line ${earlier}.`,
          advice: 'Give one of the headings an id of its own: ## Heading {#another-id}.',
        });
      } else {
        seen.set(id, lineOf(node));
      }
      context.ids.push(id);
    };

    visit(tree, 'heading', (node, index, parent) => {
      const { ids: explicit, flags } = takeAttributes(node);
      for (const { kind } of flags.filter((flag) => !Object.hasOwn(KINDS, flag.kind))) {
        const known = Object.keys(KINDS);
        report(context, node, {
          what: `A heading with the flag ".${kind}".`,
          advice: `Use one of: ${known.map((name) => `.${name}`).join(', ')}.${didYouMean(kind, known)}`,
        });
      }
      const title = textOf(node);
      if (node.depth === 1) {
        report(context, node, {
          what: `A heading of level 1: "${title}".`,
          advice: 'Begin with ##; the page title comes from the front matter.',
        });
      }
      const [id = slugger.slug(title), ...aliases] = explicit;
      const option = node.children.length === 1 && node.children[0]?.type === 'inlineCode';
      context.headings.push({ depth: node.depth, text: title, id, line: lineOf(node), option });
      for (const each of [id, ...aliases]) claim(each, node);
      if (node.depth <= 3) context.anchors.push({ title, id, level: node.depth as 1 | 2 | 3 });
      decorate(node, { id, title, flags });
      if (parent === undefined || index === undefined || aliases.length === 0) return;
      parent.children.splice(index, 0, ...aliases.map(aliasTarget));
      return index + aliases.length + 1;
    });
  };
}

const aliasTarget = (id: string): Html => ({
  type: 'html',
  value: `<span class="alias" id="${id.replace(/["&<]/g, (char) => `&#${char.charCodeAt(0)};`)}"></span>`,
  data: { ours: true },
});

/** Adds the link to itself; a heading that is one code span is an option: light path, bold key. */
function decorate(
  node: Heading,
  { id, title, flags }: { id: string; title: string; flags: Flag[] },
): void {
  const [only] = node.children;
  const isOption = node.children.length === 1 && only?.type === 'inlineCode';
  node.data = { hProperties: { id, ...(isOption && { className: ['opt-h'] }) } };
  const hash: PhrasingContent = {
    type: 'link',
    url: `#${id}`,
    data: { hProperties: { className: ['hash'], ariaLabel: `Link to ${title}` }, ours: true },
    children: [{ type: 'text', value: '#' }],
  };
  node.children = [
    hash,
    ...(isOption ? [optionName(title)] : node.children),
    ...flags.map((flag): Html => ({ type: 'html', value: flagHtml(flag), data: { ours: true } })),
  ];
}

function optionName(title: string): PhrasingContent {
  // A message has no path, though it may have a dot.
  const cut = /\s/.test(title) ? 0 : title.lastIndexOf('.') + 1;
  const parent: PhrasingContent[] =
    cut === 0 ? [] : [span([{ type: 'text', value: title.slice(0, cut) }], ['pre'])];
  return span([...parent, { type: 'text', value: title.slice(cut) }]);
}

const span = (children: PhrasingContent[], className?: string[]): PhrasingContent => ({
  type: 'emphasis',
  data: { hName: 'span', ...(className && { hProperties: { className } }) },
  children,
});

declare module 'mdast' {
  interface LinkData {
    /** Made by the pipeline, not written by an author. */
    ours?: boolean;
  }
}
