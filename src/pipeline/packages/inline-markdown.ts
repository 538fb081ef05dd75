// The sentences of data/packages.json are Markdown with code and links and nothing else; so is this.
import { escapeHtml } from '../markdown/fences/highlight.ts';

const PART = /`([^`]+)`|\[((?:[^\]`]|`[^`]+`)+)\]\(([^\s)]+)\)/g;

export function inlineMarkdown(text: string): string {
  let html = '';
  let end = 0;
  for (const match of text.matchAll(PART)) {
    const [whole, code, label, href] = match;
    html += escapeHtml(text.slice(end, match.index));
    html +=
      code !== undefined
        ? `<code>${escapeHtml(code)}</code>`
        : `<a href="${escapeHtml(href ?? '').replaceAll('"', '&quot;')}">${inlineMarkdown(label ?? '')}</a>`;
    end = match.index + whole.length;
  }
  return html + escapeHtml(text.slice(end));
}
