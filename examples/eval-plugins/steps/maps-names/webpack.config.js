import webpack from 'webpack';

export default {
  mode: 'development',
  devtool: false,
  plugins: [
    new webpack.EvalSourceMapDevToolPlugin({
      exclude: /[\\/]node_modules[\\/]/,
      moduleFilenameTemplate: 'shop:///[resource-path]',
    }),
  ],
};
