import { VersionPlugin } from './version-plugin.js';

export default {
  mode: 'production',
  devtool: 'source-map',
  output: { clean: true },
  entry: { shop: './src/shop.js', admin: './src/admin.js' },
  stats: 'errors-warnings',
  plugins: [new VersionPlugin({ version: '1.0.0', keepMap: !process.env.RAW })],
};
