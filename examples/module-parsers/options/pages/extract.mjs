export default {
  entry: './src/row.js',
  module: {
    generator: {
      html: { extract: true },
    },
  },
};
