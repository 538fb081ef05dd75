export default {
  entry: './src/plain.js',
  module: {
    parser: {
      'css/auto': { pure: true },
    },
  },
};
