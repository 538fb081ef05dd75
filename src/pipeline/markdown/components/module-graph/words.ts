// Says in sentences and in a table what the drawing shows, for those who do not see it or want it exactly.
import type { ModuleGraph } from '../../../../model/module-graph.ts';
import { escapeHtml } from '../../fences/highlight.ts';

type Style = (name: string) => string;
const plain: Style = (name) => name;
const code: Style = (name) => `<code>${escapeHtml(name)}</code>`;

/** The accessible name of the drawing: what it shows and every import in it. */
export function labelOf(graph: ModuleGraph): string {
  const { modules, chunks, imports } = graph;
  const sentences = modules.flatMap(({ name }) => {
    const own = imports.filter(({ from }) => from === name);
    const now = own.filter(({ dynamic }) => !dynamic).map(({ to }) => to);
    const later = own.filter(({ dynamic }) => dynamic).map(({ to }) => to);
    const parts = [
      ...(now.length > 0 ? [`imports ${list(now)}`] : []),
      ...(later.length > 0 ? [`imports ${list(later)} on demand`] : []),
    ];
    return parts.length === 0 ? [] : [`${name} ${parts.join(' and ')}.`];
  });
  const held = chunks.map(
    (chunk) =>
      `${filesOf(chunk, plain)}${chunk.initial ? '' : ', loaded on demand,'} ${chunk.files.length > 1 ? 'hold' : 'holds'} ${list(chunk.modules) || 'the runtime'}.`,
  );
  return [
    `Module graph of ${startsOf(graph, plain)}: ${counts(graph)}.`,
    ...sentences,
    ...held,
  ].join(' ');
}

export function captionOf(graph: ModuleGraph): string {
  const { modules, chunks, imports } = graph;
  const held = (name: string): number =>
    chunks.filter((chunk) => chunk.modules.includes(name)).length;
  const copies = modules
    .filter(({ name }) => held(name) > 1)
    .map(({ name }) => `${code(name)} is in ${held(name)} chunks.`);
  const dashed = imports.some(({ dynamic }) => dynamic);
  return [
    `${counts(graph)}, starting at ${startsOf(graph, code)}.`,
    ...copies,
    ...(dashed ? ['Dashed lines are imports on demand.'] : []),
  ].join(' ');
}

export function tableOf(graph: ModuleGraph): string {
  const rows = graph.modules.map(({ name, entry }) => {
    const by = graph.imports
      .filter(({ to }) => to === name)
      .map(({ from, dynamic }) => `${code(from)}${dynamic ? ' on demand' : ''}`);
    const chunks = graph.chunks.filter(({ modules }) => modules.includes(name));
    return (
      `<tr><th scope="row">${code(name)}</th><td>${[...(entry ? ['entry'] : []), ...by].join(', ')}</td>` +
      `<td>${chunks.map((chunk) => filesOf(chunk, code)).join('; ')}</td></tr>`
    );
  });
  return (
    '<table><thead><tr><th scope="col">Module</th><th scope="col">Imported by</th><th scope="col">In</th></tr></thead>' +
    `<tbody>${rows.join('')}</tbody></table>`
  );
}

const startsOf = ({ modules }: ModuleGraph, style: Style): string =>
  list(modules.filter(({ entry }) => entry).map(({ name }) => style(name)));

const filesOf = ({ name, files }: ModuleGraph['chunks'][number], style: Style): string =>
  list((files.length > 0 ? files.map((file) => file.name) : [name]).map(style));

const counts = ({ modules, chunks }: ModuleGraph): string =>
  `${amount(modules.length, 'module')} in ${amount(chunks.length, 'chunk')}`;

const amount = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

const list = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
