export default {
  mode: 'production',
  optimization: { minimize: false },
  module: {
    generator: {
      'css/auto': {
        localIdentName: '[name]-[local]',
        exportsConvention: 'camel-case-only',
      },
    },
  },
};
