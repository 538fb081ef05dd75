// Sets a breakpoint in the built shop with each value of `devtool` and follows it through the source map.
import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { close, newCompiler, run, VALUES } from './compiler.js';

/** Where the breakpoint is: a text that is the same in every form of the code. */
const PLACE = 'The cart is empty';
const CART = path.resolve('src/cart.ts');

/** Of the place in a text, counted from 0. */
function positionIn(text) {
  const before = text.slice(0, text.indexOf(PLACE) - 1).split('\n');
  return { line: before.length - 1, column: before.at(-1).length };
}

const EVALUATED = /eval\((?:\w+\.\w+\()?(["'`])((?:\\.|(?!\1)[^\\])*)\1/gs;

/** The code that has the place, as the browser runs it, and its map if there is one. */
function servedCode(value, folder) {
  const script = readFileSync(`${folder}/main.js`, 'utf8');
  const evaluated = [...script.matchAll(EVALUATED)].map(([, quote, text]) =>
    runInNewContext(quote + text + quote),
  );
  const usesEval = evaluated.length > 0;
  const code = evaluated.find((text) => text.includes(PLACE)) ?? script;
  const [, inline] = /sourceMappingURL=data:[^,]*,([\w+/=]+)/.exec(code) ?? [];
  const linked = /sourceMappingURL=main\.js\.map/.test(code);
  if (inline) {
    const map = JSON.parse(Buffer.from(inline, 'base64').toString());
    return { code, usesEval, map, where: 'script' };
  }
  if (linked || value.startsWith('hidden')) {
    const map = JSON.parse(readFileSync(`${folder}/main.js.map`, 'utf8'));
    return { code, usesEval, map, where: linked ? 'file' : 'unlinked file' };
  }
  return { code, usesEval, map: null, where: 'none' };
}

/** Which form of the code the tools show at the place, whether they know the column, and whether the map has the text. */
function seenThrough({ code, map, usesEval }, transformed) {
  if (map === null) return { shows: usesEval ? 'generated' : 'bundle', column: true, text: true };
  const { line, column } = positionIn(code);
  const found = new SourceMap(map).findEntry(line, column);
  const forms = { original: readFileSync(CART, 'utf8'), transformed };
  const shows = Object.keys(forms).find(
    (form) => positionIn(forms[form]).line === found.originalLine,
  );
  if (shows === undefined) return { shows: 'wrong line', column: false, text: false };
  const content = map.sourcesContent?.[map.sources.indexOf(found.originalSource)] ?? null;
  if (content !== null && content !== forms[shows]) throw new Error(`Not the text: ${content}`);
  return {
    shows,
    column: positionIn(forms[shows]).column === found.originalColumn,
    text: content !== null,
  };
}

async function seenWith(value, mode) {
  const compiler = newCompiler(value, mode);
  const stats = await run(compiler);
  const modules = [...stats.compilation.modules].flatMap((module) => module.modules ?? [module]);
  const cart = modules.find(({ resource }) => resource === CART);
  const served = servedCode(value, `dist/${mode}`);
  const seen = seenThrough(served, cart.originalSource().source());
  await close(compiler);
  return { ...served, ...seen };
}

/** Why a value should not be deployed; null if none of these speaks against it. */
function objection({ usesEval, shows, where }) {
  if (usesEval) return 'eval';
  if (shows === 'wrong line') return 'wrong line';
  return where === 'script' ? 'size' : null;
}

for (const value of VALUES) {
  const { shows, column, text, where } = await seenWith(value, 'development');
  const production = objection(await seenWith(value, 'production'));
  console.log(JSON.stringify({ devtool: value, shows, column, text, map: where, production }));
}
