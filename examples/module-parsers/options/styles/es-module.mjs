export default {
  entry: './src/card.cjs',
  module: {
    generator: {
      'css/auto': { esModule: false },
    },
  },
};
