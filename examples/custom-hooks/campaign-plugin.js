import { RoutesPlugin } from './routes-plugin.js';

export class CampaignPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('CampaignPlugin', (compilation) => {
      const hooks = RoutesPlugin.getCompilationHooks(compilation);
      hooks.routes.tap('CampaignPlugin', (routes) => [...routes, '/sale']);
    });
  }
}
