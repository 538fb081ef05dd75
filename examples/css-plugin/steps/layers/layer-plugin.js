const NAME = 'LayerPlugin';

// Puts the style sheets in src/base into a cascade layer, so that any other rule wins over them.
export class LayerPlugin {
  apply(compiler) {
    const { css, sources } = compiler.webpack;

    compiler.hooks.compilation.tap(NAME, (compilation) => {
      const hooks = css.CssModulesPlugin.getCompilationHooks(compilation);

      hooks.renderModulePackage.tap(NAME, (source, module) => {
        const file = module.nameForCondition() ?? '';
        if (!/[\\/]src[\\/]base[\\/]/.test(file)) return source;
        return new sources.ConcatSource('@layer base {\n', source, '}\n');
      });
    });
  }
}
