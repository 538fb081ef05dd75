export default (env, { mode }) => ({
  module: {
    rules: [{ test: /\.scss$/, use: 'sass-loader', type: 'css/auto' }],
    parser: {
      css: { exportType: mode === 'production' ? 'link' : 'style' },
      'css/auto': { dashedIdents: false },
    },
    generator: {
      'css/auto': {
        localIdentName: '[name]__[local]',
        exportsConvention: 'camel-case-only',
      },
    },
  },
  output: {
    cssFilename: '[name].[contenthash:8].css',
    clean: true,
  },
});
