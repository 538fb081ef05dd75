import { merge } from 'webpack-merge';
import common from './webpack.common.js';

export default merge(common, {
  mode: 'production',
  devtool: 'hidden-source-map',
  performance: {
    hints: 'error',
    maxEntrypointSize: 50_000,
    maxAssetSize: 50_000,
  },
  output: {
    module: true,
    filename: '[name].[contenthash].js',
    htmlFilename: '[name].html',
  },
  optimization: {
    runtimeChunk: 'single',
    splitChunks: {
      cacheGroups: {
        packages: {
          test: /[\\/]node_modules[\\/].*\.js$/,
          name: 'packages',
          chunks: 'initial',
          enforce: true,
        },
      },
    },
  },
});
