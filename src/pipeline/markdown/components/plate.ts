// The plate under the heading of an option, hook or member: what it is at one glance.
import type { Heading } from 'mdast';
import type { ReferenceRecord } from '../../../model/reference.ts';
import type { Highlight } from '../fences/highlight.ts';
import { flagHtml, KINDS } from '../headings/attributes.ts';
import { defaultHtml, type Fact, parametersHtml, sinceText, typeHtml } from './facts-html.ts';
import { valueHtml } from './value-html.ts';

export function plateHtml(record: ReferenceRecord, highlight: Highlight): string {
  const rows = factsOf(record, highlight).map(
    ({ label, html }) => `<div><dt>${label}</dt><dd>${html}</dd></div>`,
  );
  return rows.length === 0 ? '' : `<dl class="opt-meta">${rows.join('')}</dl>`;
}

function factsOf(record: ReferenceRecord, highlight: Highlight): Fact[] {
  const isHook = record.kind !== null;
  const facts: Fact[] = [
    { label: isHook ? 'Kind' : 'Type', html: typeHtml(record, highlight) },
    // A method's type names its parameters already.
    { label: 'Parameters', html: isHook || record.type === '' ? parametersHtml(record) : '' },
    { label: 'Default', html: defaultHtml(record.default, highlight) },
    { label: 'Required', html: record.required ? 'yes' : '' },
    { label: 'Since', html: sinceText(record.since) },
    { label: 'CLI', html: flagOf(record, highlight) },
  ];
  return facts.filter(({ html }) => html !== '');
}

const flagOf = ({ flag }: ReferenceRecord, highlight: Highlight): string =>
  flag === null ? '' : valueHtml(flag, { label: 'CLI', highlight });

/** What webpack says of a record's standing. */
export function standingOf(record: ReferenceRecord): string[] {
  return [
    ...(record.deprecated ? ['deprecated'] : []),
    ...(record.experimental ? ['experimental'] : []),
  ];
}

export function standingHtml(kind: string): string {
  return flagHtml({ kind, label: KINDS[kind]?.label ?? kind });
}

/** Adds the flags a record calls for; one that the author wrote stays as it is worded. */
export function flagHeading(heading: Heading, record: ReferenceRecord): void {
  for (const kind of standingOf(record)) {
    const className = KINDS[kind]?.className ?? '';
    const written = heading.children.some(
      (child) => child.type === 'html' && child.value.includes(className),
    );
    if (written) continue;
    heading.children.push({ type: 'html', value: standingHtml(kind), data: { ours: true } });
  }
}
