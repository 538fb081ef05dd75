const shared = {
  mode: 'production',
  module: {
    generator: {
      'css/auto': { localIdentName: '[name]__[local]' },
    },
  },
};

export default [
  {
    ...shared,
    entry: './src/browser.js',
    output: { path: `${import.meta.dirname}/dist/web`, clean: true },
  },
  {
    ...shared,
    target: 'node',
    module: {
      parser: { css: { exportType: 'style' } },
      generator: {
        css: { exportsOnly: false },
        'css/auto': { localIdentName: '[name]__[local]' },
      },
    },
    entry: './src/render.js',
    output: {
      path: `${import.meta.dirname}/dist/server`,
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
      clean: true,
    },
  },
];
