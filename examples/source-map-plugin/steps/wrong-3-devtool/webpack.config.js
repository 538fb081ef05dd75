import webpack from 'webpack';

export default {
  mode: 'development',
  plugins: [
    new webpack.SourceMapDevToolPlugin({
      filename: '[file].map',
    }),
  ],
};
