export default {
  entry: './src/row.js',
  module: {
    parser: {
      html: { as: 'tbody' },
    },
  },
};
