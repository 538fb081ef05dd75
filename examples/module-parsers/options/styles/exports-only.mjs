export default {
  entry: './src/classes.js',
  module: {
    generator: {
      'css/auto': { exportsOnly: true },
    },
  },
};
