// Gives every heading an id (`{#id}` wins, further ids are aliases) and collects the page's anchors.
import GithubSlugger, { slug } from 'github-slugger';
import type { Heading, Html, PhrasingContent, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { contextOf, lineOf, report } from '../page-context.ts';

const EXPLICIT = /\s*\{((?:\s*#[^\s{}#]+)+)\s*\}$/;

export function headings() {
  return (tree: Root, vfile: VFile): void => {
    const context = contextOf(vfile);
    // Nobody here can edit an imported page, so its equal headings are numbered instead of refused.
    const slugger = /(?:^|\/)_[^/]*$/.test(context.file) ? new GithubSlugger() : { slug };
    const seen = new Map<string, number>();

    const claim = (id: string, node: Heading): void => {
      const earlier = seen.get(id);
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
      const explicit = takeExplicitIds(node);
      const title = textOf(node);
      if (node.depth === 1) {
        report(context, node, {
          what: `A heading of level 1: "${title}".`,
          advice: 'Begin with ##; the page title comes from the front matter.',
        });
      }
      const [id = slugger.slug(title), ...aliases] = explicit;
      for (const each of [id, ...aliases]) claim(each, node);
      if (node.depth <= 3) context.anchors.push({ title, id, level: node.depth as 1 | 2 | 3 });
      decorate(node, id, title);
      if (parent === undefined || index === undefined || aliases.length === 0) return;
      parent.children.splice(index, 0, ...aliases.map(aliasTarget));
      return index + aliases.length + 1;
    });
  };
}

function takeExplicitIds(node: Heading): string[] {
  const last = node.children.at(-1);
  if (last?.type !== 'text') return [];
  const match = EXPLICIT.exec(last.value);
  if (match === null) return [];
  last.value = last.value.slice(0, match.index);
  if (last.value === '') node.children.pop();
  return (match[1] ?? '')
    .split('#')
    .map((id) => id.trim())
    .filter(Boolean);
}

const aliasTarget = (id: string): Html => ({
  type: 'html',
  value: `<span class="alias" id="${id.replace(/["&<]/g, (char) => `&#${char.charCodeAt(0)};`)}"></span>`,
  data: { ours: true },
});

/** Adds the link to itself; a heading that is one code span is an option: light path, bold key. */
function decorate(node: Heading, id: string, title: string): void {
  const [only] = node.children;
  const isOption = node.children.length === 1 && only?.type === 'inlineCode';
  node.data = { hProperties: { id, ...(isOption && { className: ['opt-h'] }) } };
  const hash: PhrasingContent = {
    type: 'link',
    url: `#${id}`,
    data: { hProperties: { className: ['hash'], ariaLabel: `Link to ${title}` }, ours: true },
    children: [{ type: 'text', value: '#' }],
  };
  node.children = [hash, ...(isOption ? [optionName(title)] : node.children)];
}

function optionName(title: string): PhrasingContent {
  const cut = title.lastIndexOf('.') + 1;
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
