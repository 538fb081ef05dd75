import path from 'node:path';
import { generate } from './generate.js';
import schema from './options.json' with { type: 'json' };
import { parse } from './parse.js';

const RUNTIME = path.join(import.meta.dirname, 'escape-html.js');

export default function phrasesLoader(source) {
  const { escape = false } = this.getOptions(schema);
  const { phrases, errors, warnings } = parse(source);
  for (const error of errors) this.emitError(error);
  for (const warning of warnings) this.emitWarning(warning);

  const statements = [...phrases.values()].map((phrase) => generate(phrase, escape));
  if (escape) {
    const request = this.utils.contextify(this.context, RUNTIME);
    statements.push(`import { escapeHtml } from ${JSON.stringify(request)};`);
  }
  return statements.join('\n');
}
