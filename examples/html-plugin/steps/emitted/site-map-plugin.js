const NAME = 'SiteMapPlugin';

// Writes sitemap.txt with the URL of each page.
export class SiteMapPlugin {
  apply(compiler) {
    const { Compilation, html, sources } = compiler.webpack;

    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const pages = [];

      const hooks = html.HtmlModulesPlugin.getCompilationHooks(compilation);
      hooks.htmlEmitted.tap(NAME, ({ outputName }) => {
        pages.push(`https://shop.example/${outputName}`);
      });

      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        const text = `${pages.sort().join('\n')}\n`;
        compilation.emitAsset('sitemap.txt', new sources.RawSource(text));
      });
    });
  }
}
