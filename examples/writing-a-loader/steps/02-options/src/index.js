import path from 'node:path';
import { generate } from './generate.js';
import schema from './options.json' with { type: 'json' };
import { parse } from './parse.js';

const RUNTIME = path.join(import.meta.dirname, 'escape-html.js');

export default function phrasesLoader(source) {
  const { escape = false } = this.getOptions(schema);
  const statements = parse(source).map((phrase) => generate(phrase, escape));
  if (escape) {
    const request = this.utils.contextify(this.context, RUNTIME);
    statements.unshift(`import { escapeHtml } from ${JSON.stringify(request)};`);
  }
  return statements.join('\n');
}
