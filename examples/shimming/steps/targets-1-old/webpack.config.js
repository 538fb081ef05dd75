export default {
  mode: 'development',
  devtool: false,
  entry: './src/list.js',
  target: 'browserslist:chrome 109',
  module: {
    rules: [
      {
        test: /\.js$/,
        exclude: /node_modules/,
        loader: 'swc-loader',
        options: { env: { targets: 'chrome 109', mode: 'usage', coreJs: '3.51' } },
      },
    ],
  },
};
