const NAME = 'IconPlugin';

export class IconPlugin {
  apply(compiler) {
    const { HtmlModulesPlugin } = compiler.webpack.html;

    compiler.hooks.compilation.tap(NAME, (compilation) => {
      const hooks = HtmlModulesPlugin.getCompilationHooks(compilation);

      hooks.transformTags.tap(NAME, (tags) => {
        tags.push({ tag: 'link', attrs: { rel: 'icon', href: '/icon.svg' } });
      });
    });
  }
}
