// Finds the hooks that classes give by a static get…Hooks(), which no object lists: its source files tell which classes do.
import { Declarations, declarationsOf, type Member } from './declarations.ts';
import type { RunningHook } from './hook-shape.ts';
import { libraryFiles } from './library.ts';
import { type RunningWebpack, requireWebpack } from './running-webpack.ts';

/** Tells a source file that defines such a getter. */
export const GIVES_HOOKS = /^\s*(?:static |\w+\.)get\w*Hooks *(?:=|\()/m;

interface StaticHooks {
  /** `NormalModule.getCompilationHooks` */
  owner: string;
  hooks: Record<string, RunningHook>;
  members: Map<string, Member>;
  types: Declarations;
}

type Getter = (subject: unknown) => Record<string, RunningHook>;

export function staticHooks(running: RunningWebpack): StaticHooks[] {
  const parser = running.params.normalModuleFactory.getParser('javascript/auto');
  const subjects: Record<string, unknown> = {
    getCompilationHooks: running.compilation,
    getParserHooks: parser,
    getHooks: running.compiler,
  };
  return classesWithHooks().flatMap(({ owner, source }) =>
    Object.getOwnPropertyNames(owner)
      .filter((name) => /^get\w*Hooks$/.test(name))
      .map((getter) => {
        const subject = subjects[getter];
        if (!subject) throw new Error(unknownGetter(owner.name, getter));
        const hooks = (owner as unknown as Record<string, Getter>)[getter]?.(subject) ?? {};
        return { owner: `${owner.name}.${getter}`, hooks, ...declared(owner.name, getter, source) };
      }),
  );
}

function classesWithHooks(): { owner: { name: string }; source: string }[] {
  return libraryFiles()
    .filter(({ text }) => GIVES_HOOKS.test(text))
    .map(({ path, text }) => ({ owner: requireWebpack(path), source: text }))
    .filter(({ owner }) => typeof owner === 'function');
}

function declared(owner: string, getter: string, source: string) {
  const types = declarationsOf('webpack/types.d.ts');
  const members = types.members(types.result(types.members(owner).get(getter)));
  if (members.size > 0) return { types, members };
  // Of classes that are not exported, only the comments in the source have types.
  const own = new Declarations(`interface Hooks {\n${commentedHooks(source).join('\n')}\n}`);
  return { types: own, members: own.members('Hooks') };
}

function commentedHooks(source: string): string[] {
  const properties = source.matchAll(/@property \{(\w*Hook(?:Map)?<.+>)\} (\w+)/g);
  const typed = source.matchAll(/@type \{(\w*Hook(?:Map)?<.+>)\}[^*]*\*\/\s*(\w+):/g);
  return [...properties, ...typed].map(([, type, name]) => `${name}: ${type};`);
}

function unknownGetter(owner: string, getter: string): string {
  return `${owner}.${getter}() is new in webpack: say in static-hooks.ts which object it takes.`;
}
