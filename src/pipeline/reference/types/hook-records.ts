// Records of every hook a plugin can tap: kinds from running objects, types from webpack's declarations.
import webpack from 'webpack';
import type { ReferenceRecord } from '../../../model/reference.ts';
import { type Declarations, declarationsOf, type Member } from './declarations.ts';
import { declaredHook, hookShape, type RunningHook } from './hook-shape.ts';
import { declaredRecord } from './record.ts';
import { type RunningWebpack, runningWebpack, withoutDeprecations } from './running-webpack.ts';
import { staticHooks } from './static-hooks.ts';

type Hooks = Record<string, RunningHook>;

export function hookRecords(): ReferenceRecord[] {
  const declarations = declarationsOf('webpack/types.d.ts');
  const running = runningWebpack();
  return withoutDeprecations(() => [
    ...Object.entries(owners(running)).flatMap(([owner, hooks]) => {
      const own = declarations.members(owner);
      const members = declarations.members(declarations.typeOf(own.get('hooks')));
      // Steps of the resolver are made by name, all of one type.
      const step = own.get('ensureHook');
      return recordsOf(owner, hooks, (name) => members.get(name) ?? step, declarations);
    }),
    ...staticHooks(running).flatMap(({ owner, hooks, types, members }) =>
      recordsOf(owner, hooks, (name) => members.get(name), types),
    ),
  ]);
}

function owners({ compiler, compilation, params }: RunningWebpack): Record<string, Hooks> {
  const parser = params.normalModuleFactory.getParser('javascript/auto');
  const objects = {
    Compiler: compiler,
    Compilation: compilation,
    NormalModuleFactory: params.normalModuleFactory,
    ContextModuleFactory: params.contextModuleFactory,
    JavascriptParser: parser,
    MultiCompiler: webpack([{ context: import.meta.dirname, entry: {} }]),
    ResolverFactory: compiler.resolverFactory,
    Resolver: compiler.resolverFactory.get('normal', {}),
  };
  return Object.fromEntries(
    Object.entries(objects).map(([name, owner]) => [
      name,
      (owner as unknown as { hooks: Hooks }).hooks,
    ]),
  );
}

function recordsOf(
  owner: string,
  hooks: Hooks,
  memberOf: (name: string) => Member | undefined,
  declarations: Declarations,
): ReferenceRecord[] {
  return Object.keys(hooks).map((name) => {
    const member = memberOf(name);
    // A getter among the hooks is a hook that moved elsewhere.
    const moved = Object.getOwnPropertyDescriptor(hooks, name)?.get !== undefined;
    const hook = hooks[name] as RunningHook;
    const isMethod = member?.name === 'ensureHook';
    const type = isMethod ? declarations.result(member) : declarations.typeOf(member);
    const { deprecated, ...shape } = hookShape(hook, declaredHook(type, declarations));
    const record = declaredRecord('hooks', `${owner}.${name}`, member);
    const isAlias = hook.name !== undefined && hook.name !== name;
    return {
      ...record,
      type: declarations.print(type),
      values: [],
      ...shape,
      deprecated: record.deprecated || deprecated || moved || isAlias,
      source: isMethod ? '' : record.source,
    };
  });
}
