// Finds the reference records a new page is the home of, by its name alone.
import type { Reference, ReferenceRecord } from '../../src/model/reference.ts';
import type { Address } from './address.ts';

export interface Entry {
  heading: string;
  /** 2 for a family or a top-level entry, 3 below one. */
  depth: 2 | 3;
  component: string;
  /** Name of the record. */
  name: string;
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
      component: `<Option path="${path}" />`,
      name: path,
    }));
}

function pluginEntries(name: string, records: readonly ReferenceRecord[]): Entry[] {
  const plugins = [...new Set(records.map((record) => ownerOf(record.name, '.')))];
  const plugin = plugins.find((one) => sameName(one, name));
  if (plugin === undefined) return [];
  return records
    .filter((record) => record.name.startsWith(`${plugin}.`))
    .map((record) => {
      const option = record.name.slice(plugin.length + 1);
      const component = `<PluginOption plugin="${plugin}" name="${option}" />`;
      return { heading: option, depth: 3, component, name: record.name };
    });
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
      return { heading: hook, depth: 2, component, name: record.name };
    });
}

const ownerOf = (name: string, dot: string | RegExp): string => name.split(dot)[0] ?? '';

const sameName = (owner: string, name: string): boolean =>
  owner.toLowerCase() === name.replaceAll('-', '').toLowerCase();

const camelCase = (name: string): string =>
  name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
