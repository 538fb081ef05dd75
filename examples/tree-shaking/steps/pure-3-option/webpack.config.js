export default {
  mode: 'production',
  output: {
    clean: true,
  },
  module: {
    rules: [
      {
        test: /widgets[\\/]palette\.js$/,
        parser: { pureFunctions: ['createPalette'] },
      },
    ],
  },
};
