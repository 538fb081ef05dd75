export default {
  mode: 'production',
  output: {
    clean: true,
  },
  module: {
    rules: [
      {
        test: /widgets[\\/].*\.js$/,
        sideEffects: false,
      },
    ],
  },
};
