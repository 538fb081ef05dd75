export default {
  mode: 'development',
  entry: './src/index.ts',
  module: {
    rules: [{ test: /\.ts$/, use: 'ts-loader' }],
  },
};
