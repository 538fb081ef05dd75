import { ChangesPlugin } from './changes-plugin.js';

export default {
  mode: 'production',
  entry: { shop: './src/shop.js', admin: './src/admin.js' },
  optimization: { chunkIds: 'named' },
  plugins: [new ChangesPlugin()],
};
