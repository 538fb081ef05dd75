// The plate under the heading of an option, hook or member: what it is at one glance.
import type { Heading } from 'mdast';
import type { ReferenceRecord } from '../../../model/reference.ts';
import type { Highlight } from '../fences/highlight.ts';
import { flagHtml, KINDS } from '../headings/attributes.ts';
import {
  defaultHtml,
  type Fact,
  type FactContext,
  parametersHtml,
  returnsHtml,
  sinceText,
  typeHtml,
} from './facts-html.ts';
import { valueHtml } from './value-html.ts';

interface PlateContext extends FactContext {
  /** Of a plugin: when webpack applies it by itself. */
  applied: string;
}

export function plateHtml(record: ReferenceRecord, context: PlateContext): string {
  const rows = factsOf(record, context).map(
    ({ label, html }) => `<div><dt>${label}</dt><dd>${html}</dd></div>`,
  );
  return rows.length === 0 ? '' : `<dl class="opt-meta">${rows.join('')}</dl>`;
}

function factsOf(record: ReferenceRecord, context: PlateContext): Fact[] {
  const { highlight, applied } = context;
  const isHook = record.kind !== null;
  const facts: Fact[] = [
    { label: 'Class', html: classOf(record, highlight) },
    { label: 'Applied', html: applied },
    { label: isHook ? 'Kind' : 'Type', html: typeHtml(record, context) },
    { label: 'Parameters', html: hasParameters(record) ? parametersHtml(record, context) : '' },
    { label: 'Returns', html: returnsHtml(record, context) },
    { label: 'Default', html: defaultHtml(record.default, highlight) },
    { label: 'Required', html: record.required ? 'yes' : '' },
    { label: 'Since', html: sinceText(record.since) },
    { label: 'CLI', html: flagOf(record, highlight) },
  ];
  return facts.filter(({ html }) => html !== '');
}

const classOf = ({ set, name }: ReferenceRecord, highlight: Highlight): string =>
  set === 'classes' ? valueHtml(name, { label: 'Class', highlight }) : '';

/** A method's type names its parameters already, and the options of a plugin are entries of its page. */
const hasParameters = ({ set, kind, type }: ReferenceRecord): boolean =>
  kind !== null || (type === '' && set !== 'classes');

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
