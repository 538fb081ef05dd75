export default {
  mode: 'production',
  performance: { unusedConfig: true, osDependentRules: true },
  module: {
    rules: [
      { test: /src\/.*\.md$/, use: './loaders/page.js' },
      { test: /\.markdown$/, use: './loaders/page.js' },
      { test: /\.md$/, oneOf: [{ resourceQuery: /raw/, type: 'asset/source' }, { layer: 'text' }] },
    ],
  },
};
