// Keeps what the compiler said about a fence: asking takes seconds.
import { CACHE_FOLDER, Cache } from '../../cache/cache.ts';
import { readTypes, type TypedCode } from './read-types.ts';

export function typedCode(code: string, lang: string, folder = CACHE_FOLDER): TypedCode {
  const cache = new Cache({ folder, name: 'twoslash', code: import.meta.filename });
  const kept = cache.read<TypedCode>([lang, code]);
  if (kept !== null) return kept;
  const typed = readTypes(code, lang);
  cache.write([lang, code], typed);
  return typed;
}
