// Leads from the name of a type in a signature to where the type is explained or declared.
import type { Reference, ReferenceRecord } from '../../../model/reference.ts';
import { isSigned, TYPE_NAME } from '../../reference/types/signed.ts';
import { escapeHtml } from '../fences/highlight.ts';

/** The page with the declarations of all types that have no page of their own. */
const TYPES = '/api/types/';
const SYNTAX = `${TYPES}#syntax`;
const HOOKS = '/api/plugins/#tapable';
const HOOK = /^(?:(?:Sync|Async)\w*Hook|HookMap|MultiHook)$/;

/** Types that pages explain; options among them are the option with its default filled in. */
export const EXPLAINED: Readonly<Record<string, string>> = {
  Compilation: '/api/compilation-object/',
  Compiler: '/api/compiler-object/',
  ContextModuleFactory: '/api/contextmodulefactory-hooks/',
  JavascriptParser: '/api/parser/',
  NormalModuleFactory: '/api/normalmodulefactory-hooks/',
  Resolver: '/api/resolvers/',
  ResolverFactory: '/api/resolvers/',
  AnyLoaderContext: '/api/#loaders',
  AssetGeneratorOptions: '/configuration/module-parsers/',
  AssetParserOptions: '/configuration/module-parsers/',
  CssGeneratorOptions: '/configuration/module-parsers/',
  CssModuleGeneratorOptions: '/configuration/module-parsers/',
  CssModuleParserOptions: '/configuration/module-parsers/',
  CssParserOptions: '/configuration/module-parsers/',
  EmptyGeneratorOptions: '/configuration/module-parsers/',
  EmptyParserOptions: '/configuration/module-parsers/',
  GeneratorOptions: '/configuration/module-parsers/',
  HtmlGeneratorOptions: '/configuration/module-parsers/',
  JavascriptParserOptions: '/configuration/module-parsers/',
  JsonGeneratorOptions: '/configuration/module-parsers/',
  JsonParserOptions: '/configuration/module-parsers/',
  ParserOptionsNormalModule: '/configuration/module-parsers/',
  EntryDescriptionNormalized: '/configuration/entry-context/',
  EntryNormalized: '/configuration/entry-context/',
  EntryOptions: '/configuration/entry-context/',
  NormalizedStatsOptions: '/configuration/stats/',
  StatsOptions: '/configuration/stats/',
  OutputNormalized: '/configuration/output/',
  OutputNormalizedWithDefaults: '/configuration/output/',
  ResolveOptionsWithDependencyType: '/configuration/resolve/',
  WatchOptions: '/configuration/watch/',
  WebpackOptionsNormalized: '/configuration/',
  WebpackOptionsNormalizedWithDefaults: '/configuration/',
  WebpackPluginInstance: '/api/plugins/',
};

export class TypeLinks {
  readonly #urls: ReadonlyMap<string, string>;

  constructor({ types, syntaxTypes }: Pick<Reference, 'types' | 'syntaxTypes'>) {
    this.#urls = new Map([
      ...syntaxTypes.map((name) => [name, SYNTAX] as const),
      ...types.map(({ name }) => [name, EXPLAINED[name] ?? `${TYPES}#${typeId(name)}`] as const),
    ]);
  }

  /** Escaped, with a link on each type; `record` is what the signature belongs to. */
  html(type: string, record: Pick<ReferenceRecord, 'set'>): string {
    const text = escapeHtml(type);
    if (!isSigned(record)) return text;
    return text.replace(TYPE_NAME, (name) => {
      const url = HOOK.test(name) ? HOOKS : this.#urls.get(name);
      return url === undefined ? name : `<a href="${url}">${name}</a>`;
    });
  }
}

export const typeId = (name: string): string => name.toLowerCase();

/** Where the HTML of a component leads, for the check of links. */
export const linksIn = (html: string, line: number): { href: string; line: number }[] =>
  [...html.matchAll(/<a href="([^"]*)"/g)].map(([, href = '']) => ({ href, line }));
