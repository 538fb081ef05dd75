export default {
  entry: './src/classes.js',
  module: {
    generator: {
      'css/auto': { localIdentName: '[name]__[local]__[hash]' },
    },
  },
};
