// Makes records of flattened schema options: what the schema's keywords and descriptions say about each.
import type { ReferenceRecord, ReferenceSet } from '../../model/reference.ts';
import type { FlatOption } from './canonical-options.ts';
import { nodeChain, type Schema, type SchemaNode } from './schema.ts';
import { schemaType, schemaValues } from './schema-type.ts';
import { blankRecord } from './types/record.ts';

export function optionRecords(set: ReferenceSet, options: FlatOption[]): ReferenceRecord[] {
  const records = new Map<string, ReferenceRecord>();
  for (const option of options) {
    // An option inside a deprecated or experimental one is no safer than that one.
    const parent = records.get(option.name.slice(0, option.name.lastIndexOf('.')));
    records.set(option.name, {
      ...blankRecord(set, option.name),
      type: schemaType(option.nodes),
      values: schemaValues(option.nodes),
      required: option.required,
      since: addedIn(option.nodes),
      deprecated:
        parent?.deprecated || every(option.nodes, ({ deprecated }) => deprecated === true),
      experimental:
        parent?.experimental || every(option.nodes, ({ experimental }) => experimental === true),
      source: descriptionOf(option.nodes),
    });
  }
  return [...records.values()];
}

/** True when each alternative, or what it stands for, carries the mark. */
function every(nodes: SchemaNode[], mark: (schema: Schema) => boolean): boolean {
  return nodes.every((node) => nodeChain(node).some(({ schema }) => mark(schema)));
}

/** The earliest `added` when every alternative has one, as x.y.z. */
function addedIn(nodes: SchemaNode[]): string | null {
  const versions = nodes.map(
    (node) => nodeChain(node).find(({ schema }) => schema.added)?.schema.added,
  );
  const known = versions.filter((version) => version !== undefined).map(threeNumbers);
  if (known.length < nodes.length) return null;
  return known.sort(compareVersions)[0] ?? null;
}

function threeNumbers(version: string): string {
  const [major = '0', minor = '0', patch = '0'] = version.replace(/^v/, '').split('.');
  return `${major}.${minor}.${patch}`;
}

function compareVersions(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}

function descriptionOf(nodes: SchemaNode[]): string {
  for (const node of nodes) {
    const found = nodeChain(node).find(({ schema }) => schema.description);
    if (found?.schema.description) return found.schema.description;
  }
  return '';
}
