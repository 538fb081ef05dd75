// The HTML of one fence: header with name, language and Copy, then its lines on paper or on slate.
import { createHash } from 'node:crypto';
import { PACKAGE_MANAGERS } from '../../../model/choices.ts';
import { type FenceLine, fenceLines } from '../../../model/copy-text.ts';
import type { Fence } from '../../../model/record.ts';
import { iconHtml } from '../icon.ts';
import { codeHtml, escapeHtml, type Highlight, joined } from './highlight.ts';
import type { Language } from './languages.ts';
import type { FenceMeta } from './meta.ts';
import type { Translated } from './package-managers.ts';

interface FigureInput {
  fence: Fence;
  language: Language;
  meta: FenceMeta;
  highlight: Highlight;
}

const UNNUMBERED_LINES = 30;
const CLASS_OF: Record<FenceLine['kind'], string> = {
  code: '',
  add: ' add',
  del: ' del',
  command: ' cmd',
  output: '',
};
const COPY = `<button class="cbtn" type="button" aria-label="Copy code">${iconHtml('copy')}</button>`;

export function figure({ fence, language, meta, highlight }: FigureInput): string {
  const lines = fenceLines(fence);
  const onSlate = language.surface !== 'paper';
  const text = lines.map((line) => line.text).join('\n');
  // Numbers of a diff would be those of no file.
  const numbered = !onSlate && !meta.diff && lines.length > UNNUMBERED_LINES ? ' nums' : '';
  const rows = highlight(text, language.grammar).map((html, index): Row => {
    const { kind = 'code', continued } = lines[index] ?? {};
    const mark = meta.highlight.has(index + 1) ? ' hl' : '';
    const marks = `${CLASS_OF[kind]}${continued ? ' cont' : ''}${mark}`;
    return { html, marks, isOwn: marks !== '' || numbered !== '' || meta.keys };
  });
  const className = onSlate ? 'term on-slate' : meta.diff ? 'code diff' : `code${numbered}`;
  const title = `<span class="file">${iconHtml(onSlate ? 'term' : 'file')}${escapeHtml(meta.file ?? language.label)}</span>`;
  const tag = meta.file === null || onSlate ? '' : `<span class="langtag">${language.label}</span>`;
  return block(className, title, tag) + pre(rows, '', onSlate) + END;
}

/** Unlike in every other block, also when pages are joined in one document to be printed. */
export function groupName(place: string): string {
  return `pm-${createHash('sha256').update(place).digest('hex').slice(0, 8)}`;
}

/** Native radio buttons: they need no script, and arrow keys move between them by themselves. */
export function tabbedFigure(
  commands: Translated,
  { name, highlight }: { name: string; highlight: Highlight },
): string {
  const tabs = PACKAGE_MANAGERS.map((manager) => {
    const checked = manager === 'npm' ? ' checked' : '';
    const input = `<input type="radio" name="${name}" value="${manager}"${checked}>`;
    return `<label data-pm="${manager}">${input}${manager}</label>`;
  });
  const list = `<div class="tabs" role="radiogroup" aria-label="Package manager">${tabs.join('')}</div>`;
  const panels = PACKAGE_MANAGERS.map((manager) => {
    const rows = highlight(commands[manager], 'shellscript').map(
      (html): Row => ({ html, marks: '', isOwn: false }),
    );
    return pre(rows, ` data-pm="${manager}"`);
  });
  return block('code pm', list, '') + panels.join('') + END;
}

const END = '</figure>';

function block(className: string, start: string, tag: string): string {
  return `<figure class="${className}"><figcaption class="code-h">${start}<span class="end">${tag}${COPY}</span></figcaption>`;
}

interface Row {
  html: string;
  /** Classes of the line. */
  marks: string;
  /** In an element of its own, for its mark or number or to be hidden; all others are text. */
  isOwn: boolean;
}

function pre(rows: readonly Row[], attributes = '', onSlate = false): string {
  let html = '';
  let others: string[] = [];
  for (const { html: line, marks, isOwn } of rows) {
    if (!isOwn) {
      others.push(line);
      continue;
    }
    html += `${joined(others)}<span class="l${marks}">${line}\n</span>`;
    others = [];
  }
  const lines = rows.map((row) => row.html);
  const inner = html + joined(others);
  // The plain text of a terminal is not punctuation.
  const code = onSlate ? `<code>${inner}</code>` : codeHtml(inner, lines);
  return `<pre tabindex="0"${attributes}>${code}</pre>`;
}
