export default {
  mode: 'development',
  module: {
    rules: [
      {
        test: /\.js$/,
        use: {
          loader: 'swc-loader',
          options: { jsc: { parser: { syntax: 'ecmascript', decorators: true } } },
        },
      },
    ],
  },
};
