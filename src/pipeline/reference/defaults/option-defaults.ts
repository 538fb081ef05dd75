// Gives the default of every webpack option as webpack itself computes it, in its shortest true form.
import type { DefaultStatement } from '../../../model/reference.ts';
import { inputDefaults } from './input-defaults.ts';
import { withProbes } from './probe.ts';
import { createReader } from './read-default.ts';
import { type DefaultTable, reduceDefaults, tableOf } from './reduce.ts';

/** Options without a default have no entry. */
export function optionDefaults(names: readonly string[]): Map<string, DefaultStatement> {
  const statements = new Map<string, DefaultStatement>();
  for (const [name, table] of defaultTables(names)) statements.set(name, reduceDefaults(table));
  return statements;
}

/** The full tables: what statements are made of and checked against. */
export function defaultTables(names: readonly string[]): Map<string, DefaultTable> {
  return withProbes((probes) => {
    const { read } = createReader(probes, names);
    const tables = new Map<string, DefaultTable>();
    const inputs = inputDefaults(probes, names, read);
    for (const name of names) {
      const input = inputs.get(name);
      let says = false;
      const table = tableOf((mode, target) => {
        const found = input ?? read(name, mode, target);
        // An empty object that webpack fills in again is the same as none.
        if (found !== null && found.value !== '{}') says = true;
        return found ?? { value: 'undefined', code: true };
      });
      if (says) tables.set(name, table);
    }
    return tables;
  });
}
