const NAME = 'BaseFirstPlugin';

// Puts the style sheets in src/base before all others, and keeps the order of imports otherwise.
export class BaseFirstPlugin {
  apply(compiler) {
    const { CssModulesPlugin } = compiler.webpack.css;

    compiler.hooks.compilation.tap(NAME, (compilation) => {
      const { moduleGraph } = compilation;
      const isBase = (module) => /[\\/]src[\\/]base[\\/]/.test(module.nameForCondition() ?? '');
      const index = (module) => moduleGraph.getPostOrderIndex(module) ?? 0;

      const hooks = CssModulesPlugin.getCompilationHooks(compilation);
      hooks.orderModules.tap(NAME, (chunk, modules) =>
        modules.sort((a, b) => isBase(b) - isBase(a) || index(a) - index(b)),
      );
    });
  }
}
