import { CatalogPlugin } from './catalog-plugin.js';

export default {
  mode: 'production',
  stats: 'errors-warnings',
  infrastructureLogging: {
    level: 'verbose',
  },
  plugins: [new CatalogPlugin()],
};
