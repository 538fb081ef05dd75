import webpack from 'webpack';

export default {
  mode: 'production',
  plugins: [
    new webpack.SourceMapDevToolPlugin({
      filename: '[file].map',
      noSources: true,
    }),
    new webpack.SourceMapDevToolPlugin({
      filename: '../private/[file].map',
      append: false,
    }),
  ],
};
