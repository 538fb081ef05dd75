import webpack from 'webpack';

export default {
  mode: 'development',
  devtool: false,
  entry: './src/price.ts',
  module: { rules: [{ test: /\.ts$/, loader: 'swc-loader' }] },
  plugins: [
    new webpack.SourceMapDevToolPlugin({
      filename: '[file].map',
      module: false,
    }),
  ],
};
