// Prints filled-in options as paths with source text, the same on every machine, so that two releases can be compared line by line.

/** A place of this machine, and the word for it. */
type Place = readonly [path: string, word: string];

/** An empty object says nothing: webpack fills it in again. */
export function flatValues(options: object, places: readonly Place[]): Record<string, string> {
  const found: Record<string, string> = {};
  const walk = (value: unknown, path: string): void => {
    if (value === undefined) return;
    if (!isPlain(value)) found[path] = source(value, places);
    else for (const [key, field] of Object.entries(value)) walk(field, pathOf(path, key));
  };
  walk(options, '');
  return found;
}

/** A key with a dot, such as an extension, must not look like two. */
const pathOf = (path: string, key: string): string =>
  key.includes('.') ? `${path}['${key}']` : path === '' ? key : `${path}.${key}`;

function source(value: unknown, places: readonly Place[]): string {
  if (typeof value === 'string') return quoted(value, places);
  if (typeof value === 'function') return '<a function>';
  if (Array.isArray(value)) return `[${value.map((item) => source(item, places)).join(', ')}]`;
  if (value instanceof RegExp) return inPlace(String(value), places);
  if (isPlain(value)) {
    const fields = Object.entries(value).filter(([, field]) => field !== undefined);
    return `{ ${fields.map(([key, field]) => `${keyText(key)}: ${source(field, places)}`).join(', ')} }`;
  }
  if (typeof value === 'object' && value !== null) return `<a ${value.constructor.name}>`;
  return String(value);
}

function quoted(text: string, places: readonly Place[]): string {
  const shown = inPlace(text, places);
  return /^<[\w ]+>$/.test(shown)
    ? shown
    : `'${shown.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}

const inPlace = (text: string, places: readonly Place[]): string =>
  places.reduce((shown, [path, word]) => shown.replaceAll(path, word), text);

const keyText = (key: string): string => (/^[\w$]+$/.test(key) ? key : `'${key}'`);

function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
