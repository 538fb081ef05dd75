import webpack from 'webpack';

export default {
  mode: 'production',
  plugins: [
    new webpack.SourceMapDevToolPlugin({
      filename: '[file].map',
      ignoreList: [/\/node_modules\//, /\/webpack\/(bootstrap|runtime)/],
    }),
  ],
};
