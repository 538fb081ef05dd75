import { CatalogPlugin } from './catalog-plugin.js';

export default {
  mode: 'production',
  stats: 'errors-warnings',
  infrastructureLogging: {
    level: 'warn',
    debug: 'CatalogPlugin',
  },
  plugins: [new CatalogPlugin()],
};
