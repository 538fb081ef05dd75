// Finds the reference records a new page is the home of, by its name alone.
import type { Reference, ReferenceRecord } from '../../src/model/reference.ts';
import type { Address } from './address.ts';

interface NestedRow {
  /** As its row of the table names it. */
  key: string;
  /** What a heading of its own would have. */
  component: string;
}

export interface Entry {
  heading: string;
  /** 2 for a family or a top-level entry, 3 below one. */
  depth: 2 | 3;
  component: string;
  /** Name of the record. */
  name: string;
  /** The component of the table of what is nested in it, and its rows. */
  table: string;
  rows: readonly NestedRow[];
}

export function entriesFor(
  { section, name }: Pick<Address, 'section' | 'name'>,
  { records }: Pick<Reference, 'records'>,
): Entry[] {
  const of = (set: ReferenceRecord['set']): ReferenceRecord[] =>
    records.filter((record) => record.set === set);
  if (section === 'configuration') {
    return optionEntries(name, [...of('options'), ...of('dev-server')]);
  }
  if (section === 'plugins') return pluginEntries(name, of('plugin-options'));
  return section === 'api' ? hookEntries(name, of('hooks')) : [];
}

/** `dev-server` is devServer; `entry-context` is entry and context. */
function optionEntries(name: string, records: readonly ReferenceRecord[]): Entry[] {
  const names = [...new Set(records.map((record) => record.name))];
  const whole = camelCase(name);
  const families = names.includes(whole)
    ? [whole]
    : name.split('-').filter((word) => names.includes(word));
  // What stands below any key of a map stands directly below the map: `entry.*.dependOn`.
  const isChild = (one: string, family: string): boolean =>
    one.startsWith(`${family}.`) && /^(?:\*\.)?[^.]+$/.test(one.slice(family.length + 1));
  return families
    .flatMap((family) => [family, ...names.filter((one) => isChild(one, family))])
    .map((path) => ({
      heading: path,
      depth: path.includes('.') ? 3 : 2,
      component: optionComponent(path),
      name: path,
      table: `<OptionTable path="${path}" />`,
      // What is nested in a whole family has headings of its own.
      rows: families.includes(path) ? [] : rowsBelow(path, names),
    }));
}

/** Of any depth. */
const rowsBelow = (path: string, names: readonly string[]): NestedRow[] =>
  names
    .filter((name) => name.startsWith(`${path}.`))
    .map((name) => ({ key: name.slice(path.length + 1), component: optionComponent(name) }));

const optionComponent = (path: string): string => `<Option path="${path}" />`;

function pluginEntries(name: string, records: readonly ReferenceRecord[]): Entry[] {
  const plugins = [...new Set(records.map((record) => ownerOf(record.name, '.')))];
  const plugin = plugins.find((one) => sameName(one, name));
  if (plugin === undefined) return [];
  const options = records
    .filter((record) => record.name.startsWith(`${plugin}.`))
    .map((record) => record.name.slice(plugin.length + 1));
  // A nested option is a row below the one it is part of; one without a parent has its own heading.
  const parents = options.filter((option) => !options.some((one) => option.startsWith(`${one}.`)));
  const component = (option: string): string =>
    `<PluginOption plugin="${plugin}" name="${option}" />`;
  return parents.map((option) => ({
    heading: option,
    depth: 3,
    component: component(option),
    name: `${plugin}.${option}`,
    table: `<PluginOptionTable plugin="${plugin}" />`,
    rows: options
      .filter((one) => one.startsWith(`${option}.`))
      .map((key) => ({ key, component: component(key) })),
  }));
}

/** `compiler-hooks` is Compiler, `parser` the one owner that ends so. */
function hookEntries(name: string, records: readonly ReferenceRecord[]): Entry[] {
  const owners = [...new Set(records.map((record) => ownerOf(record.name, /\.(?=[^.]+$)/)))];
  const bare = name.replace(/-?hooks$/, '').replaceAll('-', '');
  if (bare === '') return [];
  const ending = owners.filter((owner) => owner.toLowerCase().endsWith(bare));
  const exact = owners.find((owner) => sameName(owner, bare));
  const owner = exact ?? (ending.length === 1 ? ending[0] : undefined);
  return records
    .filter((record) => owner !== undefined && ownerOf(record.name, /\.(?=[^.]+$)/) === owner)
    .map((record) => {
      const hook = record.name.slice((owner?.length ?? 0) + 1);
      const component = `<Hook owner="${owner}" name="${hook}" />`;
      return { heading: hook, depth: 2, component, name: record.name, table: '', rows: [] };
    });
}

const ownerOf = (name: string, dot: string | RegExp): string => name.split(dot)[0] ?? '';

const sameName = (owner: string, name: string): boolean =>
  owner.toLowerCase() === name.replaceAll('-', '').toLowerCase();

const camelCase = (name: string): string =>
  name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
