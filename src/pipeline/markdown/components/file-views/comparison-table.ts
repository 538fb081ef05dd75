// One subject of the comparison as a table: tools in rows, and behind every fact the file it was read in.
import {
  comparisonSchema,
  type Source,
  type Subject,
  type Tool,
} from '../../../../model/comparison.ts';
import { escapeHtml } from '../../fences/highlight.ts';
import type { FileView } from './file-view.ts';

export const comparisonTable: FileView = {
  file: 'data/comparison.json',
  show(data, id) {
    const { tools, subjects } = comparisonSchema.parse(data);
    const subject = subjects.find((other) => other.id === id);
    if (subject === undefined) {
      const known = subjects.map((other) => other.id).join(', ');
      throw new Error(`There is no subject "${id}"; there are ${known}.`);
    }
    return {
      html: tableHtml(subject, tools),
      links: [],
      prose: [subject.head, ...subject.facts.map(({ says }) => says.replace(/`[^`]*`/g, ' '))],
    };
  },
};

function tableHtml({ head, facts }: Subject, tools: readonly Tool[]): string {
  const rows = tools.flatMap(({ name, packages }) => {
    const fact = facts.find(({ tool }) => tool === name);
    if (fact === undefined) return [];
    const sources = fact.sources.map((source) => sourceHtml(source, packages)).join('<br>');
    return `<tr><th scope="row">${escapeHtml(name)}</th><td class="what">${codeHtml(fact.says)}</td><td data-label="Source">${sources}</td></tr>`;
  });
  const label = escapeHtml(head).replaceAll('"', '&quot;');
  return (
    `<div class="tbl rows" tabindex="0" role="group" aria-label="Table: ${label}"><table>` +
    `<thead><tr><th scope="col" class="c-name">Tool</th><th scope="col" class="c-what">${escapeHtml(head)}</th><th scope="col">Source</th></tr></thead>` +
    `<tbody>${rows.join('')}</tbody></table></div>`
  );
}

function sourceHtml(source: Source, packages: Tool['packages']): string {
  const path = `${source.package}@${packages[source.package]}/${source.file}`;
  const text = escapeHtml(path).replace(/[/@](?=.)/g, '$&<wbr>');
  return `<a href="https://unpkg.com/${path}" rel="noopener noreferrer">${text}</a>: <code>${escapeHtml(source.at)}</code>`;
}

/** Odd parts stand between backticks. */
const codeHtml = (text: string): string =>
  text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? `<code>${escapeHtml(part)}</code>` : escapeHtml(part)))
    .join('');
