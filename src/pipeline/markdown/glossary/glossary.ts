// Links the first use of each term on a page to the glossary and gives the link the term's definition.
import { basename, join, relative } from 'node:path';
import type { Link, Nodes, PhrasingContent, Root, Text } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { didYouMean } from '../../../model/near.ts';
import { urlOf } from '../../../model/url.ts';
import { inputHash } from '../../record-cache.ts';
import { contextOf, lineOf, type PageContext, report } from '../page-context.ts';
import { GLOSSARY, normal, readGlossary, type Term } from './read-glossary.ts';

const PROJECT = join(import.meta.dirname, '../../../..');
const HOME = 'index.md';
const IMPORTED = /(?:^|\/)_[^/]*$/;
/** Behind a word or a name in code: this use is not linked. */
export const MARK = '{-}';

export function glossary() {
  return (tree: Root, vfile: VFile): void => {
    const context = contextOf(vfile);
    const path = pathOf(context);
    if (IMPORTED.test(path)) return;
    const { terms, byForm, pattern } = readGlossary(context.root);
    if (path === GLOSSARY) {
      reportEntries(terms, context);
      return;
    }
    if (pattern === null) return;
    const file = relative(PROJECT, join(context.root, GLOSSARY)).replaceAll('\\', '/');
    context.inputs[file] = inputHash(file);
    const done = new Set(path === HOME ? terms : unlinkedTerms(terms, urlOf(path), context));

    visit(tree, (node, index, parent) => {
      if (isLink(node) || isTitle(node, index)) return SKIP;
      if (node.type !== 'text' || parent === undefined || index === undefined) return;
      const pieces: PhrasingContent[] = [];
      let end = 0;
      for (const match of node.value.matchAll(pattern)) {
        const [whole, words = '', mark] = match;
        const term = byForm.get(normal(words));
        if (term === undefined || (mark === undefined && done.has(term))) continue;
        pieces.push(plain(node, end, match.index));
        end = match.index + whole.length;
        if (mark === undefined) {
          done.add(term);
          pieces.push(linkTo(term, plain(node, match.index, end)));
        } else {
          pieces.push(plain(node, match.index, end - MARK.length));
        }
      }
      pieces.push(plain(node, end, node.value.length));
      const kept = pieces.filter((piece) => piece.type !== 'text' || piece.value !== '');
      for (const piece of kept) notice(piece, context);
      parent.children.splice(index, 1, ...kept);
      return [SKIP, index + kept.length];
    });
  };
}

const pathOf = ({ root, folder, file }: PageContext): string =>
  relative(root, join(folder, basename(file))).replaceAll('\\', '/');

/** What the page itself explains, and what its author named. */
function unlinkedTerms(terms: readonly Term[], url: string, context: PageContext): Term[] {
  const { unlinked } = context;
  if (unlinked === false) return [...terms];
  const ids = terms.map(({ id }) => id);
  for (const id of unlinked.filter((each) => !ids.includes(each))) {
    report(
      context,
      {},
      {
        what: `The front matter leaves out "${id}", which is no term of the glossary.`,
        advice: `Write the id of a term or remove it.${didYouMean(id, ids)}`,
      },
    );
  }
  return terms.filter((term) => unlinked.includes(term.id) || term.explainedOn.includes(url));
}

export const isLink = ({ type }: Nodes): boolean => type === 'link' || type === 'linkReference';

/** Headings, what opens a block, and the heads of tables. */
export function isTitle(node: Nodes, index: number | undefined): boolean {
  if (node.type === 'heading') return true;
  if (node.type === 'tableRow') return index === 0;
  if (node.type !== 'paragraph') return false;
  const classes = node.data?.hProperties?.['className'];
  return node.data?.hName === 'summary' || (Array.isArray(classes) && classes.includes('aside-t'));
}

/** A part of a text, with the line on which it begins. */
function plain(node: Text, from: number, to: number): Text {
  const line = lineOf(node) + node.value.slice(0, from).split('\n').length - 1;
  const point = { line, column: 1 };
  return {
    type: 'text',
    value: node.value.slice(from, to),
    position: { start: point, end: point },
  };
}

/** Not an element of its own: a definition would be copied, searched and read aloud as the page's text. */
function linkTo({ id, definition }: Term, words: Text): Link {
  return {
    type: 'link',
    url: `/${basename(GLOSSARY, '.md')}/#${id}`,
    data: { hProperties: { className: ['gloss'], 'aria-description': definition }, ours: true },
    children: [words],
    position: words.position,
  };
}

function notice(piece: PhrasingContent, context: PageContext): void {
  if (piece.type === 'link') context.links.push({ href: piece.url, line: lineOf(piece) });
  if (piece.type !== 'text' || !piece.value.includes(MARK)) return;
  report(context, piece, {
    what: `The mark ${MARK} stands behind no term of the glossary.`,
    advice: `Write it right behind the word that is not to be linked, or remove it: chunk${MARK}.`,
  });
}

function reportEntries(terms: readonly Term[], context: PageContext): void {
  const first = new Map<string, Term>();
  for (const term of terms) {
    const at = { position: { start: { line: term.line } } };
    if (term.definition === '') {
      report(context, at, {
        what: `The term "${term.title}" has no definition.`,
        advice: 'Write one or two sentences below its heading.',
      });
    }
    for (const form of new Set(term.forms)) {
      const other = first.get(form);
      if (other === undefined) first.set(form, term);
      else {
        report(context, at, {
          what: `"${form}" is a form of "${other.title}" and of "${term.title}".`,
          advice: 'Name the forms of one of them below its heading: <!-- forms: one, another -->.',
        });
      }
    }
  }
}
