import path from 'node:path';
import webpack from 'webpack';

export default {
  mode: 'development',
  devtool: false,
  context: import.meta.dirname,
  entry: {},
  output: {
    path: path.join(import.meta.dirname, 'dist'),
  },
  plugins: [
    new webpack.container.ContainerPlugin({
      name: 'cart',
      filename: 'remoteEntry.js',
      library: { type: 'window', name: ['shop', 'cart'] },
      exposes: { './total': './src/total.js' },
    }),
  ],
};
