import { GzipPlugin } from './gzip-plugin.js';

export default {
  mode: 'production',
  entry: { shop: './src/shop.js', admin: './src/admin.js' },
  cache: { type: 'filesystem' },
  stats: 'errors-warnings',
  plugins: [new GzipPlugin({ level: Number(process.env.LEVEL ?? 9) })],
};
