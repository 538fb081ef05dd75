export default {
  mode: 'production',
  target: 'node',
  devtool: 'source-map',
  entry: './src/order.ts',
  module: {
    rules: [{ test: /\.ts$/, use: 'swc-loader' }],
  },
};
