import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { generate } from './generate.js';
import options from './options.json' with { type: 'json' };
import { parse } from './parse.js';
import { problem } from './problem.js';
import { sourceMap } from './source-map.js';

const RUNTIME = path.join(import.meta.dirname, 'escape-html.js');

/** @typedef {import('webpack').LoaderContext<Options>} Context */

/**
 * @typedef {object} Options
 * @property {boolean} [escape] Escape values for use in HTML.
 * @property {string} [fallback] A file in the same folder, for phrases without a translation.
 */

const schema = /** @type {Parameters<Context['getOptions']>[0]} */ (options);

/**
 * @this {Context}
 * @param {string} source
 */
export default function phrasesLoader(source) {
  const callback = this.async();
  translate(this, source).then(({ code, map }) => callback(null, code, map), callback);
}

/**
 * @this {Context}
 * @param {string} remainingRequest
 * @param {string} previousRequest
 * @param {Record<string, any>} data
 */
export function pitch(remainingRequest, previousRequest, data) {
  const { fallback } = this.getOptions(schema);
  if (fallback === undefined) return;
  const file = path.join(this.context, fallback);
  this.addDependency(file);
  data.content = readFile(file, 'utf8');
  data.content.catch(() => {});
}

/**
 * @param {Context} loader
 * @param {string} source
 */
async function translate(loader, source) {
  const { escape = false, fallback } = loader.getOptions(schema);
  const sources = new Map([[loader.resourcePath, source]]);
  const { phrases, errors, warnings } = parse(source, loader.resourcePath);
  for (const error of errors) loader.emitError(error);
  for (const warning of warnings) loader.emitWarning(warning);

  if (fallback !== undefined) {
    const file = path.join(loader.context, fallback);
    const content = await loader.data.content;
    sources.set(file, content);
    const complete = parse(content, file).phrases;
    const missing = [...complete.values()].filter(({ name }) => !phrases.has(name));
    for (const phrase of missing) phrases.set(phrase.name, phrase);
    const names = missing.map(({ name }) => name).join(', ');
    if (names !== '') loader.emitWarning(problem(`taken from ${fallback}: ${names}`));
  }

  const list = [...phrases.values()];
  const statements = list.map((phrase) => generate(phrase, escape));
  if (escape) {
    const request = loader.utils.contextify(loader.context, RUNTIME);
    statements.push(`import { escapeHtml } from ${JSON.stringify(request)};`);
  }
  const map = loader.sourceMap ? sourceMap(list, sources) : undefined;
  return { code: statements.join('\n'), map };
}
