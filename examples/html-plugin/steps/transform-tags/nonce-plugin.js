const NAME = 'NoncePlugin';

// Marks scripts and styles with a text that the server replaces with a new nonce per response.
export class NoncePlugin {
  apply(compiler) {
    const { HtmlModulesPlugin } = compiler.webpack.html;

    compiler.hooks.compilation.tap(NAME, (compilation) => {
      const hooks = HtmlModulesPlugin.getCompilationHooks(compilation);

      hooks.transformTags.tap(NAME, (tags) => {
        for (const { tag, attrs } of tags) {
          if (tag === 'script' || attrs.rel === 'stylesheet') attrs.nonce = '{{ nonce }}';
        }
      });
    });
  }
}
