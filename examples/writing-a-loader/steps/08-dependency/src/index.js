import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { generate } from './generate.js';
import schema from './options.json' with { type: 'json' };
import { parse } from './parse.js';
import { problem } from './problem.js';

const RUNTIME = path.join(import.meta.dirname, 'escape-html.js');

export default async function phrasesLoader(source) {
  const { escape = false, fallback } = this.getOptions(schema);
  const { phrases, errors, warnings } = parse(source);
  for (const error of errors) this.emitError(error);
  for (const warning of warnings) this.emitWarning(warning);

  if (fallback !== undefined) {
    const file = path.join(this.context, fallback);
    this.addDependency(file);
    const complete = parse(await readFile(file, 'utf8')).phrases;
    const missing = [...complete.values()].filter(({ name }) => !phrases.has(name));
    for (const phrase of missing) phrases.set(phrase.name, phrase);
    const names = missing.map(({ name }) => name).join(', ');
    if (names !== '') this.emitWarning(problem(`taken from ${fallback}: ${names}`));
  }

  const statements = [...phrases.values()].map((phrase) => generate(phrase, escape));
  if (escape) {
    const request = this.utils.contextify(this.context, RUNTIME);
    statements.push(`import { escapeHtml } from ${JSON.stringify(request)};`);
  }
  return statements.join('\n');
}
