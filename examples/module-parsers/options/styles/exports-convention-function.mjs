export default {
  entry: './src/classes.js',
  module: {
    generator: {
      'css/auto': { exportsConvention: (name) => [name, name.replaceAll('-', '_')] },
    },
  },
};
