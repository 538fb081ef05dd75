// Shows a README's code blocks as the same figures as ours, and keeps them for the report.
import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { figure, groupName, tabbedFigure } from '../markdown/fences/figure.ts';
import type { Highlight } from '../markdown/fences/highlight.ts';
import { parseMeta } from '../markdown/fences/meta.ts';
import { lineOf } from '../markdown/page-context.ts';
import { fenceLanguage } from './fence-language.ts';
import { isElement, textOf } from './hast.ts';
import { importContextOf } from './import-context.ts';

/** A grammar can take seconds over a hostile line; no line a person reads is this long. */
const LONGEST_HIGHLIGHTED_LINE = 500;

export function fences(options: { highlight: Highlight }) {
  return (tree: Root, vfile: VFile): void => {
    const context = importContextOf(vfile);
    const highlight: Highlight = (text, grammar) =>
      options.highlight(text, grammar, context.allowance);
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName !== 'pre' || parent === undefined || index === undefined) return;
      const commands = node.data?.commands;
      if (commands !== undefined) {
        const fence = { line: lineOf(node), lang: 'bash', meta: '', code: commands.npm };
        context.fences.push(fence);
        const name = groupName(`${context.origin.repository}:${fence.line}`);
        parent.children[index] = {
          type: 'raw',
          value: tabbedFigure(commands, { name, highlight }),
        };
        return;
      }
      const code = textOf(node).replace(/\n$/, '');
      const { lang, language } = fenceLanguage(languageOf(node), code);
      const fence = { line: lineOf(node), lang, meta: '', code };
      context.fences.push(fence);
      const tooLong = code.split('\n').some((line) => line.length > LONGEST_HIGHLIGHTED_LINE);
      const value = figure({
        fence,
        language: tooLong ? { ...language, grammar: null } : language,
        meta: parseMeta(''),
        highlight,
      });
      parent.children[index] = { type: 'raw', value };
    });
  };
}

function languageOf(pre: Element): string {
  const code = pre.children.find((child) => isElement(child, 'code'));
  const [className] = isElement(code) ? [code.properties['className']].flat() : [];
  return typeof className === 'string' ? className.replace(/^language-/, '') : '';
}
