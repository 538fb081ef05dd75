// Prints a default as the source an author would write, or as words where no source says it.
import { realpathSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Probe } from './probe.ts';

export interface Rendered {
  value: string;
  code: boolean;
}

/** Longer than this a value is no longer read on a plate. */
const MAX_SOURCE = 220;
const PROJECT = join(import.meta.dirname, '../../../..');
/** Where webpack is installed: a folder of this machine, but of the same name in every project. */
/** As webpack finds it, behind a symbolic link too. */
const MODULES = realpathSync(join(PROJECT, 'node_modules'));

const code = (value: string): Rendered => ({ value, code: true });
const words = (value: string): Rendered => ({ value, code: false });

/** Null for a value there is none of. A value that cannot be shown is an error that names `path`. */
export function renderValue(value: unknown, path: string, probe: Probe): Rendered | null {
  if (value === undefined) return null;
  if (typeof value === 'string') return renderString(value, probe);
  if (value === null || typeof value === 'number' || typeof value === 'boolean') {
    return code(String(value));
  }
  if (value instanceof RegExp) return code(String(value));
  if (value === process.stderr) return code('process.stderr');
  if (Array.isArray(value)) return renderList(value, path, probe);
  if (isPlainObject(value)) return renderObject(value, path, probe);
  throw new Error(
    `The default of ${path} is of type ${typeof value} and cannot be printed. ` +
      'Say it in words in src/pipeline/reference/defaults/known-words.ts.',
  );
}

export function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function renderString(value: string, probe: Probe): Rendered {
  const { cwd, root, context, packageName } = probe;
  if (value === context) return words('the value of context');
  if (value === cwd) return code('process.cwd()');
  if (value.startsWith(cwd + sep)) {
    return code(`path.join(process.cwd(), ${quote(relative(cwd, value))})`);
  }
  if (value.startsWith(root + sep)) {
    return words(`${relative(root, value)} beside the nearest package.json`);
  }
  if (value === MODULES + sep) return words('the node_modules folder webpack is installed in');
  if (value === packageName) return words('the name in package.json');
  const identifier = packageName.replaceAll('-', '_');
  if (value.endsWith(identifier)) {
    const start = quote(value.slice(0, -identifier.length));
    return words(`${start} followed by the name in package.json`);
  }
  if (value.includes(PROJECT) || value.includes(probe.context)) {
    throw new Error(`${value} is a path of this machine: no default may be printed with it.`);
  }
  return code(quote(value));
}

function renderList(values: unknown[], path: string, probe: Probe): Rendered {
  const items = values.map((value) => renderValue(value, `${path}[]`, probe) ?? code('undefined'));
  const source = `[${items.map(({ value }) => value).join(', ')}]`;
  if (source.length > MAX_SOURCE) return words(`a list of ${values.length}`);
  return { value: source, code: items.every((item) => item.code) };
}

function renderObject(object: Record<string, unknown>, path: string, probe: Probe): Rendered {
  const keys = Object.keys(object).filter((key) => object[key] !== undefined);
  const fields = keys.map((key) => {
    const field = renderValue(object[key], `${path}.${key}`, probe);
    return { key, value: field?.value, code: field?.code };
  });
  if (fields.length === 0) return code('{}');
  const source = `{ ${fields.map(({ key, value }) => `${quoteKey(key)}: ${value}`).join(', ')} }`;
  if (source.length > MAX_SOURCE) return words(`an object with ${listKeys(keys)}`);
  return { value: source, code: fields.every((field) => field.code) };
}

function listKeys(keys: string[]): string {
  return keys.length === 1 ? `${keys[0]}` : `${keys.slice(0, -1).join(', ')} and ${keys.at(-1)}`;
}

function quote(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}

function quoteKey(key: string): string {
  return /^[\w$]+$/.test(key) ? key : quote(key);
}
