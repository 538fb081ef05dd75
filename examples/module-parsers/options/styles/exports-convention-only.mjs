export default {
  entry: './src/classes.js',
  module: {
    generator: {
      'css/auto': { exportsConvention: 'camel-case-only' },
    },
  },
};
