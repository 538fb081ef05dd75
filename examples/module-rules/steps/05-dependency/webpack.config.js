export default {
  mode: 'development',
  devtool: false,
  module: {
    rules: [
      { test: /\.svg$/, dependency: 'esm', type: 'asset/source' },
      { test: /\.svg$/, dependency: { not: ['esm', 'url'] }, type: 'asset/inline' },
    ],
  },
};
