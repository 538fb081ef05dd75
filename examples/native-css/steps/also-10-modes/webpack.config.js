export default {
  entry: './src/modes.js',
  target: 'node',
  devtool: false,
  module: {
    rules: [{ resourceQuery: /^\?text$/, parser: { exportType: 'text' } }],
    generator: {
      'css/auto': { localIdentName: '[name]__[local]' },
    },
  },
};
