export default {
  mode: 'development',
  devtool: false,
  module: {
    rules: [
      { test: /\.svg$/, type: 'asset/resource' },
      { resourceQuery: /[?&]inline(&|$)/, type: 'asset/inline' },
      { resourceQuery: /^\?raw$/, type: 'asset/source' },
      { resourceFragment: '#icon', use: './loaders/compile.js' },
    ],
  },
};
