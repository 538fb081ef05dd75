// Reads a twin as any Markdown reader would: front matter apart, the rest as a tree.
import type { Link, Nodes, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { toString as textOf } from 'mdast-util-to-string';
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough';
import { gfmTable } from 'micromark-extension-gfm-table';
import { visit } from 'unist-util-visit';
import { parse } from 'yaml';

export interface Twin {
  facts: Record<string, string>;
  tree: Root;
  headings: { depth: number; text: string }[];
  fences: { lang: string; code: string }[];
  links: string[];
  /** Text that looks like the source of a component or of a script, outside code. */
  leaks: string[];
}

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/;
const LEAK =
  /<\/?[A-Z]|\bclassName=|^\s*(?:import|export)\s.*\bfrom\b|\{\s*\/\*|^\s*[TW?]>|\[![A-Z]+\]/m;

export function readTwin(text: string): Twin {
  const [matter = '', facts = ''] = FRONT_MATTER.exec(text) ?? [];
  const tree = fromMarkdown(text.slice(matter.length), {
    extensions: [gfmTable(), gfmStrikethrough()],
    mdastExtensions: [gfmTableFromMarkdown(), gfmStrikethroughFromMarkdown()],
  });
  const twin: Twin = { facts: parse(facts), tree, headings: [], fences: [], links: [], leaks: [] };
  visit(tree, (node: Nodes) => {
    if (node.type === 'heading') twin.headings.push({ depth: node.depth, text: textOf(node) });
    if (node.type === 'code') twin.fences.push({ lang: node.lang ?? '', code: node.value });
    if (node.type === 'link' || node.type === 'image') twin.links.push((node as Link).url);
    if (node.type === 'html') twin.leaks.push(node.value);
    if (node.type === 'paragraph' || node.type === 'heading') {
      const words = node.children.map((child) =>
        child.type === 'inlineCode' ? '' : textOf(child),
      );
      if (LEAK.test(words.join(''))) twin.leaks.push(words.join(''));
    }
  });
  return twin;
}
