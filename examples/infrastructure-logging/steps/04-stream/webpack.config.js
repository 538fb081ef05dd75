import { createWriteStream } from 'node:fs';
import { CatalogPlugin } from './catalog-plugin.js';

export default {
  mode: 'production',
  infrastructureLogging: {
    level: 'verbose',
    stream: createWriteStream('build.log'),
  },
  plugins: [new CatalogPlugin()],
};
