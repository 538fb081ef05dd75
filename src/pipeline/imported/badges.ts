// Drops badges: pictures of build states and counts, which are another site's and out of date here.
import type { Element, Root } from 'hast';
import { CONTINUE, SKIP, visit } from 'unist-util-visit';
import { isElement, isEmpty, replaceAt } from './hast.ts';

const HOSTS =
  /^(?:[\w-]+\.)*(?:shields\.io|badge\.fury\.io|badgen\.net|travis-ci\.(?:org|com)|codecov\.io|coveralls\.io|david-dm\.org|badges\.gitter\.im|packagephobia\.(?:com|now\.sh)|circleci\.com|ci\.appveyor\.com|nodei\.co|snyk\.io|opencollective\.com)$/;
const PATH = /(?:\/badge(?:\.svg|\/|$)|\/workflows\/[^/]+\/badge\.svg$)/;

function isBadge(src: string): boolean {
  if (!URL.canParse(src)) return false;
  const { hostname, pathname } = new URL(src);
  return HOSTS.test(hostname) || PATH.test(pathname);
}

export function badges() {
  return (tree: Root): void => {
    visit(tree, 'element', (node, index, parent) => {
      if (!isElement(node, 'p', 'a') || parent === undefined || index === undefined) return;
      if (!takeBadges(node) || !isEmpty(node)) return CONTINUE;
      replaceAt(parent, index, []);
      return [SKIP, index];
    });
  };
}

/** True if there was one; a link around nothing else goes with it. */
function takeBadges(node: Element): boolean {
  let found = false;
  node.children = node.children.filter((child) => {
    if (isElement(child, 'img') && isBadge(String(child.properties['src'] ?? ''))) {
      found = true;
      return false;
    }
    if (!isElement(child, 'a') || !takeBadges(child)) return true;
    found = true;
    return !isEmpty(child);
  });
  return found;
}
