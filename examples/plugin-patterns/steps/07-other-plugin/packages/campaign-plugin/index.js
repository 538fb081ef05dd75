import { RoutesPlugin as OwnCopy } from './copy/routes-plugin.js';

export class CampaignPlugin {
  constructor({ how = 'find' } = {}) {
    this.how = how;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('CampaignPlugin', (compilation) => {
      const found = compiler.options.plugins.find(
        (plugin) => plugin?.constructor.name === 'RoutesPlugin',
      );
      const RoutesPlugin = this.how === 'import' ? OwnCopy : found?.constructor;
      if (RoutesPlugin?.getCompilationHooks === undefined) return;
      const { routes } = RoutesPlugin.getCompilationHooks(compilation);
      routes.tap('CampaignPlugin', (list) => [...list, '/sale']);
    });
  }
}
