import path from 'node:path';
import webpack from 'webpack';

export default {
  mode: 'development',
  devtool: false,
  context: import.meta.dirname,
  output: {
    path: path.join(import.meta.dirname, 'dist'),
  },
  optimization: { runtimeChunk: 'single' },
  plugins: [
    new webpack.container.ContainerPlugin({
      name: 'cart',
      filename: 'remoteEntry.js',
      runtime: false,
      exposes: { './total': './src/total.js' },
    }),
  ],
};
