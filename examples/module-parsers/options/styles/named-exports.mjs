export default {
  entry: './src/card.js',
  module: {
    parser: {
      'css/auto': { namedExports: false },
    },
  },
};
