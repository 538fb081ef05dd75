import webpack from 'webpack';

export default {
  mode: 'production',
  output: { filename: 'assets/js/[name].js' },
  plugins: [
    new webpack.SourceMapDevToolPlugin({
      filename: 'maps/[file].map',
      fileContext: 'assets/js',
      test: /\.js$/,
    }),
  ],
};
