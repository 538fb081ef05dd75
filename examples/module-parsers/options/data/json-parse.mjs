export default {
  entry: './src/hours.js',
  module: {
    generator: {
      json: { JSONParse: false },
    },
  },
};
