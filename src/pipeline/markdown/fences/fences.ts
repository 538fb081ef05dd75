// Turns a fenced block into the figure a reader sees, and keeps the block as a record for the proof.
import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { didYouMean } from '../../near.ts';
import { iconHtml } from '../icon.ts';
import { contextOf, lineOf, report } from '../page-context.ts';
import { escapeHtml, type Highlight } from './highlight.ts';
import { LANGUAGES, type Language } from './languages.ts';
import { type FenceMeta, parseMeta } from './meta.ts';

export function fences(options: { highlight: Highlight }) {
  return (tree: Root, vfile: VFile): void => {
    const context = contextOf(vfile);
    visit(tree, 'code', (node, index, parent) => {
      if (parent === undefined || index === undefined) return;
      const name = node.lang ?? '';
      const language = LANGUAGES[name];
      if (language === undefined) {
        const known = Object.keys(LANGUAGES);
        report(context, node, {
          what: name === '' ? 'A fence without a language.' : `A fence in the language "${name}".`,
          advice: `Use one of: ${known.join(', ')}.${name === '' ? '' : didYouMean(name, known)}`,
        });
        return;
      }
      const meta = parseMeta(node.meta ?? '');
      for (const what of meta.errors) {
        report(context, node, { what, advice: 'CONTRIBUTING.md lists the options.' });
      }
      context.fences.push({
        line: lineOf(node),
        lang: name,
        meta: node.meta ?? '',
        code: node.value,
      });
      const value = figure({ node, language, meta, highlight: options.highlight });
      parent.children[index] = { type: 'html', value, data: { ours: true } };
    });
  };
}

interface FigureInput {
  node: Code;
  language: Language;
  meta: FenceMeta;
  highlight: Highlight;
}

function figure({ node, language, meta, highlight }: FigureInput): string {
  const lines =
    language.surface === 'terminal'
      ? terminalLines(node.value)
      : codeLines(node.value, { grammar: language.grammar, meta, highlight });
  const onSlate = language.surface !== 'paper';
  const className = onSlate ? 'term on-slate' : meta.diff ? 'code diff' : 'code';
  const title = meta.file ?? language.label;
  const tag =
    meta.file === null || onSlate
      ? ''
      : `<span class="end"><span class="langtag">${language.label}</span></span>`;
  const caption = `<span class="file">${iconHtml(onSlate ? 'term' : 'file')}${escapeHtml(title)}</span>${tag}`;
  const body = `<pre tabindex="0"><code>${lines.join('')}</code></pre>`;
  return `<figure class="${className}"><figcaption class="code-h">${caption}</figcaption>${body}</figure>`;
}

const line = (html: string, extra = ''): string => `<span class="l${extra}">${html}\n</span>`;

function codeLines(
  code: string,
  options: { grammar: string | null; meta: FenceMeta; highlight: Highlight },
): string[] {
  const { grammar, meta, highlight } = options;
  const source = code.split('\n');
  const marks = meta.diff ? source.map((text) => text[0] ?? ' ') : [];
  const plain = meta.diff ? source.map((text) => text.slice(1)).join('\n') : code;
  return highlight(plain, grammar).map((html, index) => {
    const change = marks[index] === '+' ? ' add' : marks[index] === '-' ? ' del' : '';
    return line(html, change + (meta.highlight.has(index + 1) ? ' hl' : ''));
  });
}

/** Lines that begin with `$ ` are commands; the prompt itself is drawn, never copied. */
function terminalLines(code: string): string[] {
  return code
    .split('\n')
    .map((text) =>
      text.startsWith('$ ') ? line(escapeHtml(text.slice(2)), ' cmd') : line(escapeHtml(text)),
    );
}
