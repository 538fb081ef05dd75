export default {
  mode: 'development',
  devtool: false,
  module: {
    rules: [
      {
        test: /where\.cjs$/,
        parser: { node: { __dirname: true, __filename: false } },
      },
    ],
  },
};
