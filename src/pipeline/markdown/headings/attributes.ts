// Reads what an author writes in braces behind a heading: ids and flags.
import type { Heading } from 'mdast';
import { escapeHtml } from '../fences/highlight.ts';

export interface Flag {
  kind: string;
  label: string;
}

/** Each kind's class and what it says when the author says nothing. */
export const KINDS: Record<string, { className: string; label: string }> = {
  new: { className: 'flag-new', label: 'New' },
  experimental: { className: 'flag-exp', label: 'Experimental' },
  deprecated: { className: 'flag-dep', label: 'Deprecated' },
};

const ATTRIBUTE = /#([^\s{}#]+)|\.([A-Za-z]+)(?:="([^"{}]*)")?/g;
const BRACES = /\s*\{((?:\s*(?:#[^\s{}#]+|\.[A-Za-z]+(?:="[^"{}]*")?))+)\s*\}$/;

export function takeAttributes(node: Heading): { ids: string[]; flags: Flag[] } {
  const ids: string[] = [];
  const flags: Flag[] = [];
  const last = node.children.at(-1);
  const match = last?.type === 'text' ? BRACES.exec(last.value) : null;
  if (last?.type !== 'text' || match === null) return { ids, flags };
  last.value = last.value.slice(0, match.index);
  if (last.value === '') node.children.pop();
  for (const [, id, kind = '', label] of (match[1] ?? '').matchAll(ATTRIBUTE)) {
    if (id !== undefined) ids.push(id);
    else flags.push({ kind, label: label || (KINDS[kind]?.label ?? kind) });
  }
  return { ids, flags };
}

export function flagHtml({ kind, label }: Flag): string {
  return ` <span class="flag ${KINDS[kind]?.className ?? ''}">${escapeHtml(label)}</span>`;
}
