import { addMapping, GenMapping, setSourceContent, toEncodedMap } from '@jridgewell/gen-mapping';

/** Each phrase is one line of the module. */
export function sourceMap(phrases, sources) {
  const map = new GenMapping();
  for (const [file, content] of sources) setSourceContent(map, file, content);
  for (const [index, { file, line }] of phrases.entries()) {
    addMapping(map, {
      source: file,
      original: { line, column: 0 },
      generated: { line: index + 1, column: 0 },
    });
  }
  return JSON.stringify(toEncodedMap(map));
}
