const NAME = 'ThemePlugin';

// Replaces the margin of the shop with that of a theme.
export class ThemePlugin {
  constructor(margin) {
    this.margin = margin;
  }

  apply(compiler) {
    const { css, sources } = compiler.webpack;

    compiler.hooks.compilation.tap(NAME, (compilation) => {
      const hooks = css.CssModulesPlugin.getCompilationHooks(compilation);

      hooks.renderModulePackage.tap(NAME, (source) => {
        const code = source.source().replace('1rem', this.margin);
        return new sources.RawSource(code);
      });
      hooks.chunkHash.tap(NAME, (chunk, hash) => {
        hash.update(NAME);
        hash.update(this.margin);
      });
    });
  }
}
