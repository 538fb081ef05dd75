import { SyncWaterfallHook } from 'tapable';

const hooksOf = new WeakMap();

export class RoutesPlugin {
  static getCompilationHooks(compilation) {
    if (!hooksOf.has(compilation)) {
      hooksOf.set(compilation, { routes: new SyncWaterfallHook(['routes']) });
    }
    return hooksOf.get(compilation);
  }

  apply(compiler) {
    compiler.hooks.afterCompile.tap('RoutesPlugin', (compilation) => {
      const { routes } = RoutesPlugin.getCompilationHooks(compilation);
      console.log('routes:', routes.call(['/', '/cart']).join(' '));
    });
  }
}
