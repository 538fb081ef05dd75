// Compiles Markdown that a page is about, and shows what it becomes or what is reported about it.
import type { Blockquote, Code, Nodes, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { readFrontMatter } from '../../read/front-matter.ts';
import { parseMeta } from '../fences/meta.ts';
import { contextOf, lineOf, newContext, type PageContext, report } from '../page-context.ts';
import { markdownParser } from '../parser.ts';
import type { ToHtml } from '../processor.ts';

type Reported = Pick<PageContext['problems'][number], 'line' | 'what' | 'advice'>;

export function shown({ compile }: { compile: ToHtml }) {
  const parser = markdownParser();
  return (tree: Root, vfile: VFile): void => {
    const context = contextOf(vfile);
    visit(tree, 'code', (node, index, parent) => {
      if (node.lang !== 'md' || parent === undefined || index === undefined) return;
      const meta = parseMeta(node.meta ?? '', node.lang);
      // The fence's own mistakes are said where fences are read.
      if (meta.errors.length > 0 || meta.unproven !== null) return;
      if (meta.shown) {
        const becomes: Root = parser.parse(node.value);
        moveBy(becomes, lineOf(node));
        parent.children.splice(index + 1, 0, inFrame(becomes.children));
        // Markdown in it is looked at as well.
        return index + 1;
      }
      const problems = problemsOf(node, context, compile);
      if (meta.fails === null) {
        for (const { line, ...problem } of problems) report(context, at(node, line), problem);
      } else if (problems.some(({ what }) => what.includes(meta.fails ?? ''))) {
        parent.children.splice(index + 1, 0, ...problems.map(asReported));
        return index + 1 + problems.length;
      } else {
        const instead = problems[0]?.what ?? 'nothing is wrong with it.';
        report(context, node, {
          what: `It should fail with "${meta.fails}", but: ${instead}`,
          advice: 'Quote a part of the real message, or leave "fails" out.',
        });
      }
    });
  };
}

/** Of text that is no part of this page: its headings and homes are forgotten, its mistakes are not. */
function problemsOf(node: Code, page: PageContext, compile: ToHtml): Reported[] {
  const { file, folder, root, unlinked } = page;
  const own: PageContext = { ...newContext({ file, folder, root }), unlinked };
  const isPage = /^---\r?\n/.test(node.value);
  const read = isPage ? readFrontMatter(node.value, file) : { body: node.value, problems: [] };
  compile(read.body, own);
  Object.assign(page.inputs, own.inputs);
  Object.assign(page.images, own.images);
  return [...read.problems, ...own.problems];
}

const at = (node: Code, line: number) => ({ position: { start: { line: lineOf(node) + line } } });

/** Everything in it is where the author wrote it: in the fence. */
function moveBy(tree: Root, lines: number): void {
  visit(tree, (node: Nodes) => {
    if (node.position === undefined) return;
    node.position.start.line += lines;
    node.position.end.line += lines;
    // Whatever it shows has its home elsewhere.
    if (node.type === 'html') node.data = { ...node.data, shown: true };
  });
}

/** A quotation by its Markdown name only: the element's name decides what it becomes. */
function inFrame(children: RootContent[]): Blockquote {
  const data = {
    hName: 'div',
    hProperties: { className: ['shown'], role: 'group', ariaLabel: 'What it becomes' },
  };
  return { type: 'blockquote', data, children: children as Blockquote['children'] };
}

/** As the terminal and the panel of `npm start` say it. */
function asReported({ line, what, advice }: Reported): Blockquote {
  const code = (value: string): RootContent => ({
    type: 'paragraph',
    data: { hProperties: { className: ['reported'] } },
    children: [{ type: 'inlineCode', value }],
  });
  const title: RootContent = {
    type: 'paragraph',
    children: [
      { type: 'text', value: '[!CAUTION] ' },
      { type: 'strong', children: [{ type: 'text', value: `Reported for line ${line}` }] },
    ],
  };
  return {
    type: 'blockquote',
    children: [title, code(what), code(advice)] as Blockquote['children'],
  };
}

declare module 'mdast' {
  interface HtmlData {
    /** In a sample: it is no home of what it shows. */
    shown?: boolean;
  }
}
