const NAME = 'SettingsPlugin';

// Gives each page its settings: a script that has to run before all others.
export class SettingsPlugin {
  apply(compiler) {
    const { HtmlModulesPlugin } = compiler.webpack.html;
    const settings = JSON.stringify({ api: process.env.API_URL ?? '/api' });

    compiler.hooks.compilation.tap(NAME, (compilation) => {
      const hooks = HtmlModulesPlugin.getCompilationHooks(compilation);

      hooks.injectTags.tap(NAME, (tags) => [
        ...tags,
        { tag: 'script', children: `window.settings = ${settings};`, injectTo: 'head-prepend' },
        { tag: 'meta', attrs: { name: 'theme-color', content: 'teal' } },
      ]);
    });
  }
}
