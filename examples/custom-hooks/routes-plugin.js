import { SyncWaterfallHook } from 'tapable';

const hooksOf = new WeakMap();

export class RoutesPlugin {
  static getCompilationHooks(compilation) {
    let hooks = hooksOf.get(compilation);
    if (hooks === undefined) {
      hooks = { routes: new SyncWaterfallHook(['routes']) };
      hooksOf.set(compilation, hooks);
    }
    return hooks;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;

    compiler.hooks.thisCompilation.tap('RoutesPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'RoutesPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => {
          const hooks = RoutesPlugin.getCompilationHooks(compilation);
          const routes = JSON.stringify(hooks.routes.call(['/', '/cart']));
          compilation.emitAsset('routes.json', new sources.RawSource(routes));
        },
      );
    });
  }
}
