import webpack from 'webpack';

export default {
  mode: 'production',
  plugins: [
    new webpack.SourceMapDevToolPlugin({
      filename: '[file].map',
      test: /\.css$/,
    }),
  ],
};
