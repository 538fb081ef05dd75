// Anchors arrive as a flat list in page order; the sidebar shows them nested by level.
import { SIDEBAR_ANCHOR_LEVEL_ABOVE } from '../../../model/constants.ts';
import type { Anchor } from '../../../model/content.ts';

export interface AnchorBranch {
  anchor: Anchor;
  children: AnchorBranch[];
}

/** An anchor hangs on the nearest one before it of a lower level; without one it is a root. */
export function anchorTree(anchors: readonly Anchor[]): AnchorBranch[] {
  const roots: AnchorBranch[] = [];
  const open: AnchorBranch[] = [];
  for (const anchor of anchors) {
    if (anchor.level <= SIDEBAR_ANCHOR_LEVEL_ABOVE) continue;
    const branch: AnchorBranch = { anchor, children: [] };
    while ((open.at(-1)?.anchor.level ?? 0) >= anchor.level) open.pop();
    (open.at(-1)?.children ?? roots).push(branch);
    open.push(branch);
  }
  return roots;
}
