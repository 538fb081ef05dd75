import { NoncePlugin } from './nonce-plugin.js';

export default {
  mode: 'development',
  devtool: false,
  entry: './src/index.html',
  stats: 'errors-warnings',
  plugins: [new NoncePlugin()],
};
