import manifest from './package.json' with { type: 'json' };

const NAME = 'VersionPlugin';

// Replaces %VERSION% in pages with the version of the project.
export class VersionPlugin {
  apply(compiler) {
    const { HtmlModulesPlugin } = compiler.webpack.html;

    compiler.hooks.compilation.tap(NAME, (compilation) => {
      const hooks = HtmlModulesPlugin.getCompilationHooks(compilation);

      hooks.transformHtml.tap(NAME, (html) => html.replaceAll('%VERSION%', manifest.version));
    });
  }
}
