import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';

export default ({ WEBPACK_SERVE: serve }) => ({
  mode: serve ? 'development' : 'production',
  entry: './src/index.html',
  module: {
    rules: [
      {
        test: /\.jsx$/,
        loader: 'swc-loader',
        options: {
          jsc: {
            parser: { syntax: 'ecmascript', jsx: true },
            transform: { react: { runtime: 'automatic', development: serve, refresh: serve } },
          },
        },
      },
    ],
  },
  plugins: [serve && new ReactRefreshPlugin({ overlay: false })],
});
