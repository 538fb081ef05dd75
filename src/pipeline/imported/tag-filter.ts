// Shows tags that would swallow the text behind them as text, as GitHub does, before HTML is parsed.
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** Their content is not parsed as HTML, or not as a part of the page. */
const SWALLOWING = [
  ...['script', 'style', 'title', 'textarea', 'xmp', 'iframe', 'noembed', 'noframes'],
  ...['plaintext', 'noscript', 'template', 'select', 'frameset'],
];
const TAG = new RegExp(`<(?=/?(?:${SWALLOWING.join('|')})(?![a-z0-9-]))`, 'gi');

export function tagFilter() {
  return (tree: Root): void => {
    visit(tree, 'html', (node) => {
      node.value = node.value.replace(TAG, '&lt;');
    });
  };
}
