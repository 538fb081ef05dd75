// A README says how to install its package once for each manager; here that is one block with tabs.
import type { Element, ElementData, Root, RootContent } from 'hast';
import { visit } from 'unist-util-visit';
import type { PackageManager } from '../../model/choices.ts';
import { type Translated, translate } from '../markdown/fences/package-managers.ts';
import { isBlank, isElement, textOf } from './hast.ts';

declare module 'hast' {
  interface ElementData {
    /** Of a code block that stands for several: the command of each manager. */
    commands?: Translated;
  }
}

interface Block {
  manager: PackageManager;
  command: string;
  /** The packages and how they are saved, the same whichever manager installs them. */
  what: string;
}

const INSTALL = /^(?:npm (?:install|i)|(yarn|pnpm) add|(pnpm) (?:install|i)) (.+)$/;
const DEV = new Set(['-D', '--dev', '--save-dev']);
/** "or", "or with yarn:", "Using pnpm". */
const BETWEEN = /^(?:or(?: (?:with|using|via))?|with|using|via)?(?: ?(?:npm|yarn|pnpm))?[:,.]?$/i;
const BEFORE = /^(?:(?:with|using|via) )?(?:npm|yarn|pnpm):?$/i;

export function installTabs() {
  return (tree: Root): void => {
    visit(tree, (node) => {
      if ('children' in node) node.children = joined(node.children) as typeof node.children;
    });
  };
}

function joined(children: readonly RootContent[]): RootContent[] {
  const kept: RootContent[] = [];
  for (let at = 0; at < children.length; at += 1) {
    const node = children[at] as RootContent;
    const run = runFrom(children, at);
    if (run === null) {
      kept.push(node);
      continue;
    }
    while (kept.at(-1) !== undefined && isLabel(kept.at(-1), BEFORE)) kept.pop();
    kept.push({ ...(node as Element), data: { commands: run.commands } as ElementData });
    at = run.end;
  }
  return kept;
}

/** The commands of a run of blocks and the place of its last; null where no such run begins. */
function runFrom(
  children: readonly RootContent[],
  start: number,
): { commands: Translated; end: number } | null {
  const first = blockOf(children[start]);
  if (first === null) return null;
  const given = new Map([[first.manager, first.command]]);
  let end = start;
  for (let at = start + 1; at < children.length; at += 1) {
    const block = blockOf(children[at]);
    if (block?.what === first.what && !given.has(block.manager)) {
      given.set(block.manager, block.command);
      end = at;
    } else if (!isLabel(children[at], BETWEEN)) break;
  }
  const npm = given.get('npm');
  const known = npm === undefined ? null : translate(npm);
  if (known === null || given.size === 1) return null;
  return { commands: { ...known, ...Object.fromEntries(given) }, end };
}

/** Only a block that is one command to install packages by their names. */
function blockOf(node: RootContent | undefined): Block | null {
  if (!isElement(node, 'pre')) return null;
  const command = textOf(node).trim().replace(/^\$ /, '');
  const [, manager, other, rest] = INSTALL.exec(command) ?? [];
  if (rest === undefined) return null;
  const words = rest.split(/ +/);
  const what = words.map((word) => (DEV.has(word) ? '-D' : word)).sort();
  const name = (manager ?? other ?? 'npm') as PackageManager;
  return { manager: name, command, what: what.join(' ') };
}

/** Nothing but white space, or a paragraph that only leads from one manager to the next. */
function isLabel(node: RootContent | undefined, words: RegExp): boolean {
  if (node === undefined) return false;
  return isBlank(node) || (isElement(node, 'p') && words.test(textOf(node).trim()));
}
