import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';

if (existsSync('dist/admin.js.map')) {
  const lines = readFileSync('dist/admin.js', 'utf8').split('\n');
  const line = lines.findIndex((text) => text.includes('Version'));
  const map = new SourceMap(JSON.parse(readFileSync('dist/admin.js.map', 'utf8')));
  const entry = map.findEntry(line, lines[line].indexOf('"Version'));
  console.log(`The text is in ${entry.originalSource}, line ${entry.originalLine + 1}`);
} else {
  console.log('There is no source map.');
}
