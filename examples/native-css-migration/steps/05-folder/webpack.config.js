export default {
  experiments: { css: true },
  module: {
    rules: [
      {
        test: /\.css$/,
        include: `${import.meta.dirname}/src/old`,
        type: 'javascript/auto',
        use: ['style-loader', 'css-loader'],
      },
      { test: /\.scss$/, use: 'sass-loader', type: 'css/auto' },
    ],
    parser: {
      css: { exportType: 'style' },
      'css/auto': { dashedIdents: false },
    },
    generator: {
      'css/auto': { exportsConvention: 'camel-case-only' },
    },
  },
};
