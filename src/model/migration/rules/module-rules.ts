// Rules of modules: old names of their options, and loaders that webpack 5 does without.
import { cutItems, propertyNames, quote, removeElement, rename, replace } from '../edits.ts';
import type { Edit, Effect, Found } from '../finding.ts';
import type { Loader, Reading } from '../reading.ts';
import {
  beginningOf,
  keyOf,
  literalIn,
  propertyOf,
  type SyntaxNode,
  stringIn,
  unwrap,
  valueAt,
} from '../syntax.ts';
import { optionRule, type Rule } from './rule.ts';

interface Old {
  step: string;
  name: string;
  effect: Effect;
  say: string;
  edit?: (loader: Loader, reading: Reading) => Edit[] | null;
}

const loaderRule = ({ step, name, effect, say, edit }: Old): Rule => ({
  step,
  about: name,
  effect,
  find: (reading): Found[] =>
    reading.loaders
      .filter((loader) => loader.name === name)
      .map((loader) => ({
        path: name,
        start: loader.node.start,
        end: loader.node.end,
        say,
        edits: () => edit?.(loader, reading) ?? null,
      })),
});

/** What a rule holds beside its conditions, if its one loader is all. */
interface Only {
  rule: SyntaxNode;
  /** The properties that name the loader. */
  properties: SyntaxNode[];
  options: SyntaxNode | null;
}

/** Null where the rule has another loader, or something that cannot be read. */
function onlyLoader({ node, entry }: Loader, { program, rules }: Reading): Only | null {
  if (stringIn(node) === null && node.type !== 'CallExpression') return null;
  if (stringIn(node)?.includes('!') || stringIn(node)?.includes('?')) return null;
  let rule = entry;
  while (!rules.has(rule)) {
    const parent = program.parentOf(rule);
    const isPart = /^(?:ObjectProperty|ArrayExpression|ObjectExpression)$/.test(parent?.type ?? '');
    if (parent === null || !isPart) return null;
    if (parent.type === 'ArrayExpression' && (parent.elements?.length ?? 0) !== 1) return null;
    rule = parent;
  }
  const named = ['use', 'loader', 'options'].flatMap((key) => propertyOf(rule, key) ?? []);
  const hasMore = ['type', 'generator', 'parser', 'loaders', 'query'].some((key) =>
    propertyOf(rule, key),
  );
  if (hasMore || rule.properties?.some(({ type }) => type !== 'ObjectProperty')) return null;
  const own = entry.type === 'ObjectExpression' ? entry : rule;
  const options = propertyOf(own, 'options');
  const value = options && valueAt(own, 'options');
  if (options && value?.type !== 'ObjectExpression') return null;
  if (
    own !== rule &&
    (propertyNames(own) ?? ['?']).some((key) => !['loader', 'options'].includes(key))
  ) {
    return null;
  }
  return { rule, properties: named, options: value ?? null };
}

/** `[name].[ext]` in the words of `generator.filename`; null for placeholders that it does not have. */
function filenameNow(old: string): string | null {
  const now = old
    .replaceAll('.[ext]', '[ext]')
    .replaceAll(/\[(?:md5|sha1|sha256):hash(?=[:\]])/g, '[hash');
  const known = /^(?:[^[\]]|\[(?:name|ext|path|(?:content)?hash(?::\d+)?)\])*$/;
  return known.test(now) && !/[^\]\w-]\[ext\]/.test(now) ? now : null;
}

/** The options that a file's loader has in common with asset modules; null if it has another. */
function filenameFrom(options: SyntaxNode | null): string | null | undefined {
  if (options === null) return undefined;
  const known = ['name', 'outputPath', 'esModule', 'limit'];
  if ((propertyNames(options) ?? ['?']).some((key) => !known.includes(key))) return null;
  const [name, folder] = ['name', 'outputPath'].map((key) => propertyOf(options, key));
  if (!name && !folder) return undefined;
  const base = name ? stringIn(valueAt(options, 'name')) : '[contenthash].[ext]';
  const place = folder ? stringIn(valueAt(options, 'outputPath')) : '';
  if (base === null || place === null) return null;
  return filenameNow(place === '' ? base : `${place.replace(/\/$/, '')}/${base}`);
}

function toAsset(
  loader: Loader,
  reading: Reading,
  typeOf: (only: Only) => string[] | null,
): Edit[] | null {
  const only = onlyLoader(loader, reading);
  const parts = only && typeOf(only);
  if (!only || !parts) return null;
  const [first, ...others] = [...only.properties].sort((a, b) => a.start - b.start);
  if (!first) return null;
  const { text } = reading.program;
  const lineStart = text.lastIndexOf('\n', first.start) + 1;
  const indent = /^[ \t]*$/.exec(text.slice(lineStart, first.start))?.[0];
  const put = parts.join(indent === undefined ? ', ' : `,\n${indent}`);
  const removed = cutItems(others, only.rule.properties ?? [], text);
  return [{ start: first.start, end: first.end, text: put }, ...removed];
}

const generatorOf = (filename: string | undefined): string[] =>
  filename === undefined ? [] : [`generator: { filename: ${quote(filename)} }`];

function fileParts({ options }: Only): string[] | null {
  const filename = filenameFrom(options);
  return filename === null ? null : ["type: 'asset/resource'", ...generatorOf(filename)];
}

function urlParts({ options }: Only): string[] | null {
  const filename = filenameFrom(options);
  const limit =
    options && propertyOf(options, 'limit') ? literalIn(valueAt(options, 'limit')) : true;
  if (filename === null || limit === undefined) return null;
  if (limit === true) return ["type: 'asset/inline'"];
  if (limit === false) return ["type: 'asset/resource'", ...generatorOf(filename)];
  const size = Number(limit);
  if (!Number.isFinite(size)) return null;
  const parser = `parser: { dataUrlCondition: { maxSize: ${size} } }`;
  return ["type: 'asset'", parser, ...generatorOf(filename)];
}

const rawParts = ({ options }: Only): string[] | null =>
  options === null || (propertyNames(options) ?? ['?']).every((key) => key === 'esModule')
    ? ["type: 'asset/source'"]
    : null;

/** Only from a list that has another loader. */
function fromList({ node, entry }: Loader, { program }: Reading): Edit[] | null {
  const parent = program.parentOf(entry);
  const isOneOfMany = parent?.type === 'ArrayExpression' && (parent.elements?.length ?? 0) > 1;
  return isOneOfMany && !stringIn(node)?.includes('!') ? removeElement(entry, program) : null;
}

/** `limit=8192&name=a&inline`, as an object; null for what is written in another way. */
function optionsOf(query: string): string | null {
  const parts = query.split('&').map((part) => /^(\w+)(?:=([^=+%[\]]*))?$/.exec(part));
  const options = parts.map((part) => {
    if (part === null) return null;
    const [, key = '', value] = part;
    if (value === undefined || /^(?:true|false|\d+)$/.test(value))
      return `${key}: ${value ?? true}`;
    return `${key}: ${quote(value)}`;
  });
  return options.includes(null) ? null : `{ ${options.join(', ')} }`;
}

/** `['style-loader', 'css-loader'].join('!')` */
function isJoined(value: SyntaxNode): boolean {
  const { callee, arguments: args } = unwrap(value);
  return callee !== undefined && keyOf(callee) === 'join' && stringIn(args?.[0]) === '!';
}

export const MODULE_RULES: readonly Rule[] = [
  optionRule({
    step: 'rule-query',
    effect: 'stops',
    in: ['rule', 'use'],
    keys: ['query'],
    say: 'It is now called `options`.',
    edit: (slot, { program }) => rename(slot, 'options', program),
  }),
  optionRule({
    step: 'rule-loader-query',
    effect: 'stops',
    in: 'rule',
    keys: ['loader'],
    when: ({ value }) => /^[^!]*\?/.test(beginningOf(value) ?? ''),
    say: 'Move what follows the `?` to `options`.',
    edit: ({ value, owner }, { program }) => {
      const [, name, query] = /^([^?!]+)\?([^!]+)$/.exec(stringIn(value) ?? '') ?? [];
      const options = query === undefined ? null : optionsOf(query);
      if (!name || !options || !owner || propertyOf(owner, 'options')) return null;
      const text = `${quote(name)}, options: ${options}`;
      const isPlain = /^['"`]/.test(program.slice(value));
      return isPlain ? [{ start: value.start, end: value.end, text }] : null;
    },
  }),
  optionRule({
    step: 'rule-loaders',
    effect: 'stops',
    in: 'rule',
    keys: ['loaders'],
    say: 'It is now called `use`.',
    edit: (slot, { program }) => rename(slot, 'use', program),
  }),
  optionRule({
    step: 'rule-loaders',
    effect: 'stops',
    in: 'rule',
    keys: ['loader'],
    when: ({ value }) => /^(?:Array|(?:Arrow)?Function)Expression$/.test(unwrap(value).type),
    say: '`loader` takes one name; a list or a function is for `use`.',
    edit: (slot, { program }) => rename(slot, 'use', program),
  }),
  optionRule({
    step: 'rule-loaders',
    effect: 'stops',
    in: 'rule',
    keys: ['loader'],
    when: ({ value }) => (beginningOf(value)?.includes('!') ?? false) || isJoined(value),
    say: '`loader` takes one name; several are a list in `use`.',
    edit: (slot, { program }) => {
      const names = stringIn(slot.value)?.split('!') ?? [''];
      const hasMore = ['use', 'options'].some((key) => slot.owner && propertyOf(slot.owner, key));
      if (hasMore || names.includes('') || slot.owner === null) return null;
      return replace(slot, 'use', `[${names.map(quote).join(', ')}]`, program);
    },
  }),
  optionRule({
    step: 'rule-options-string',
    effect: 'warns',
    in: ['rule', 'use'],
    keys: ['options'],
    when: ({ value, owner }) =>
      stringIn(value) !== null && owner !== null && propertyOf(owner, 'loader') !== null,
    say: 'Write an object instead of a text.',
    edit: ({ value }) => {
      const text = optionsOf((stringIn(value) ?? '').replace(/^\?/, ''));
      return text === null ? null : [{ start: value.start, end: value.end, text }];
    },
  }),
  optionRule({
    step: 'webassembly-type',
    effect: 'stops',
    in: 'rule',
    keys: ['type'],
    when: ({ value }) => literalIn(value) === 'webassembly/experimental',
    say: "Write `'webassembly/async'`, with `experiments.asyncWebAssembly`, or `'webassembly/sync'`, with `experiments.syncWebAssembly`.",
  }),
  loaderRule({
    step: 'file-loader',
    name: 'file-loader',
    effect: 'works',
    say: "webpack does this itself: `type: 'asset/resource'`.",
    edit: (loader, reading) => toAsset(loader, reading, fileParts),
  }),
  loaderRule({
    step: 'url-loader',
    name: 'url-loader',
    effect: 'works',
    say: "webpack does this itself: `type: 'asset'`, with the limit in `parser.dataUrlCondition.maxSize`.",
    edit: (loader, reading) => toAsset(loader, reading, urlParts),
  }),
  loaderRule({
    step: 'raw-loader',
    name: 'raw-loader',
    effect: 'works',
    say: "webpack does this itself: `type: 'asset/source'`.",
    edit: (loader, reading) => toAsset(loader, reading, rawParts),
  }),
  loaderRule({
    step: 'cache-loader',
    name: 'cache-loader',
    effect: 'works',
    say: "webpack has a cache of its own: `cache: { type: 'filesystem' }`.",
    edit: fromList,
  }),
  loaderRule({
    step: 'worker-loader',
    name: 'worker-loader',
    effect: 'works',
    say: 'webpack bundles a worker by itself: `new Worker(new URL(…, import.meta.url))`.',
  }),
];
