// Turns a fenced block into the figure a reader sees, and keeps the block as a record for the proof.
import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { copyText } from '../../../model/copy-text.ts';
import { didYouMean } from '../../../model/near.ts';
import type { Fence } from '../../../model/record.ts';
import type { Reference } from '../../../model/reference.ts';
import { inputHash } from '../../record-cache.ts';
import { contextOf, lineOf, type PageContext, report } from '../page-context.ts';
import { markTypes } from '../twoslash/mark-types.ts';
import { figure, groupName, tabbedFigure } from './figure.ts';
import type { Highlight } from './highlight.ts';
import { isSource, LANGUAGES, languageOf } from './languages.ts';
import { type FenceMeta, parseMeta } from './meta.ts';
import { filteredFigure, markKeys, OptionNames } from './option-keys.ts';
import { translate } from './package-managers.ts';
import { colorsFile, inColors, readColors } from './terminal-colors.ts';

export function fences(options: { highlight: Highlight; reference: Reference }) {
  const { highlight } = options;
  const names = new OptionNames(options.reference);
  return (tree: Root, vfile: VFile): void => {
    const context = contextOf(vfile);
    visit(tree, 'code', (node, index, parent) => {
      if (parent === undefined || index === undefined) return;
      const name = node.lang ?? '';
      const meta = parseMeta(node.meta ?? '', name);
      const language = languageOf(name, meta.file);
      if (language === undefined) {
        const known = Object.keys(LANGUAGES);
        report(context, node, {
          what: name === '' ? 'A fence without a language.' : `A fence in the language "${name}".`,
          advice: `Use one of: ${known.join(', ')}.${name === '' ? '' : didYouMean(name, known)}`,
        });
        return;
      }
      for (const what of meta.errors) {
        report(context, node, { what, advice: 'CONTRIBUTING.md lists the options.' });
      }
      if (language.surface !== 'paper' && isSource(meta.file)) {
        report(context, node, {
          what: `The source file ${meta.file} on slate, which is for what a machine prints.`,
          advice: 'Name its language, or text if no language of ours can read it.',
        });
      }
      const fence = {
        line: lineOf(node),
        lang: name,
        meta: node.meta ?? '',
        code: node.value,
      };
      context.fences.push(fence);
      checkLines(fence, meta, context);
      const commands = name === 'bash' && isCommands(meta) ? translate(fence.code) : null;
      const keys = meta.keys ? names.keysOf(fence.code) : null;
      if (keys !== null) checkKeys(names.missing(keys), node, context);
      const marked =
        keys === null
          ? markTypes(highlight, node.data?.types)
          : markKeys(highlight, keys, fence.line);
      const colored = coloredSession(fence, node, context, meta);
      const plain = figure({ fence, language, meta, highlight: colored ?? marked });
      const value =
        commands === null
          ? keys === null
            ? plain
            : filteredFigure(plain, keys.filter(({ option }) => option !== null).length)
          : tabbedFigure(commands, {
              name: groupName(`${context.file}:${fence.line}`),
              highlight,
            });
      parent.children[index] = { type: 'html', value, data: { ours: true } };
    });
  };
}

const isCommands = (meta: FenceMeta): boolean =>
  !meta.npm && !meta.diff && meta.file === null && meta.highlight.size === 0;

/** What the commands of an example print has its terminal's colors. */
function coloredSession(
  fence: Fence,
  node: Code,
  context: PageContext,
  meta: FenceMeta,
): Highlight | null {
  if (fence.lang !== 'console' || meta.project === null) return null;
  const project = meta.step === null ? meta.project : `${meta.project}/${meta.step}`;
  const file = colorsFile(project);
  // Also while there is none: the page changes when it comes.
  context.inputs[file] = inputHash(file);
  const read = readColors(project);
  if ('colors' in read) return inColors(fence, read.colors);
  report(context, node, read);
  return null;
}

/** What is called the whole configuration has every option of the first level. */
function checkKeys(missing: readonly string[], node: Code, context: PageContext): void {
  if (missing.length === 0) return;
  report(context, node, {
    what: `The configuration with "keys" lacks ${missing.join(', ')}.`,
    advice: 'Add each as a line with a comment that says what it decides.',
  });
}

/** What would be copied wrongly: a prompt among commands, a diff line without its marker, a diff of which no line stays. */
function checkLines(fence: Fence, meta: FenceMeta, context: PageContext): void {
  if (meta.diff && copyText(fence) === '') {
    report(
      context,
      { position: { start: { line: fence.line } } },
      {
        what: 'A diff that only removes lines, so that its Copy button copies nothing.',
        advice: 'Show lines around them that stay.',
      },
    );
  }
  fence.code.split('\n').forEach((line, index) => {
    const at = { position: { start: { line: fence.line + 1 + index } } };
    if (fence.lang === 'bash' && /^\s*\$ /.test(line)) {
      report(context, at, {
        what: `A prompt in a bash fence: ${line.trim()}`,
        advice: 'Leave out "$ ", or name the language console to show a session with its output.',
      });
    }
    if (meta.diff && line !== '' && !/^[+ -]/.test(line)) {
      report(context, at, {
        what: `A line of a diff without its marker: ${line}`,
        advice: 'Begin it with +, - or a space.',
      });
    }
  });
}
