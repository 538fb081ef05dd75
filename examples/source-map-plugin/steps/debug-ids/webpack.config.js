import webpack from 'webpack';

export default {
  mode: 'production',
  plugins: [
    new webpack.SourceMapDevToolPlugin({
      filename: '[file].map',
      append: false,
      debugIds: true,
      test: /\.js$/,
    }),
  ],
};
