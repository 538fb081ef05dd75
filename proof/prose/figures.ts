// Two figures of how a page reads: how many of its sentences are short, and how many of its entries open alike.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Nodes, PhrasingContent, Root } from 'mdast';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { PageRecord } from '../../src/model/record.ts';
import { readFrontMatter } from '../../src/pipeline/read/front-matter.ts';

export interface Figures {
  sentences: number;
  /** Share of sentences with fewer than eight words. */
  short: number;
  entries: number;
  /** Share of the entries that open with the most frequent first word, and that word. */
  alike: number;
  opening: string;
}

const SHORT = 8;
/** With fewer of them a share says nothing. */
const LEAST = { sentences: 10, entries: 5 };
/** Replaces code in a sentence: one word that may begin it. */
const CODE = 'Code';
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}’'.-]*/gu;
/** A lead-in to code, "Run the build:", may be short. */
const COMPLETE = /[.!?]["”’)]*$/;

const parser = unified().use(remarkParse).use(gfmTables);
const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Cells of a table are no paragraphs. */
function gfmTables(this: Processor): void {
  const data = this.data();
  data.micromarkExtensions = [gfmTable()];
  data.fromMarkdownExtensions = [gfmTableFromMarkdown()];
}

export const pageFigures = (record: PageRecord, content: string): Figures =>
  figuresOf(readFileSync(join(content, record.path), 'utf8'), record);

export function figuresOf(source: string, record: Pick<PageRecord, 'documents'>): Figures {
  const { body } = readFrontMatter(source, '');
  const tree: Root = parser.parse(body);
  const paragraphs: string[] = [];
  visit(tree, 'paragraph', (node) => {
    paragraphs.push(withoutTitle(node.children).map(textOf).join(''));
  });
  const sentences = paragraphs.flatMap(sentencesOf);
  const short = sentences.filter((text) => wordCount(text) < SHORT).length;
  const openings = openingsOf(tree, new Set(record.documents.map(({ line }) => line)));
  const [opening, count] = mostFrequent(openings);
  return {
    sentences: sentences.length,
    short: sentences.length < LEAST.sentences ? 0 : share(short, sentences.length),
    entries: openings.length,
    alike: openings.length < LEAST.entries ? 0 : share(count, openings.length),
    opening,
  };
}

/** What opens an aside, "T> ". */
const ASIDE = /^[TW?]> $/;

/** A bold title that a paragraph begins with, "**Check.** Reload the page", is not a sentence. */
function withoutTitle(children: readonly PhrasingContent[]): readonly PhrasingContent[] {
  const [first] = children;
  const isAside = first?.type === 'text' && ASIDE.test(first.value);
  const [title, ...rest] = isAside ? children.slice(1) : children;
  return title?.type === 'strong' && /[.!?:]$/.test(textOf(title)) ? rest : children;
}

const share = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((part / whole) * 100) / 100;

/** Fragments, such as items of a list without a full stop, are not sentences. */
function sentencesOf(paragraph: string): string[] {
  return [...segmenter.segment(paragraph)]
    .map(({ segment }) => segment.trim())
    .filter((text) => COMPLETE.test(text));
}

const wordCount = (text: string): number => text.match(WORD)?.length ?? 0;

/** The first word of each entry: the paragraph after its component, or the text of its row. */
function openingsOf(tree: Root, lines: ReadonlySet<number>): string[] {
  const openings: string[] = [];
  visit(tree, (node, index, parent) => {
    if (!lines.has(node.position?.start.line ?? 0) || parent === undefined) return;
    if (node.type === 'html') {
      const next = parent.children[(index ?? 0) + 1];
      if (next?.type === 'paragraph') openings.push(firstWord(textOf(next)));
    } else if (node.type === 'listItem') {
      openings.push(firstWord(textOf(node).replace(/^[^:]*:/, '')));
    }
  });
  return openings;
}

const firstWord = (text: string): string => text.match(WORD)?.[0].toLowerCase() ?? '';

function mostFrequent(words: readonly string[]): [word: string, count: number] {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0] ?? ['', 0];
}

function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'inlineCode') return CODE;
  if (node.type === 'break') return ' ';
  return 'children' in node ? node.children.map(textOf).join('') : '';
}
