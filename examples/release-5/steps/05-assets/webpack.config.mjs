export default {
  mode: 'production',
  entry: './src/media',
  module: {
    rules: [
      { test: /\.svg$/, type: 'asset' },
      { test: /\.txt$/, type: 'asset/source' },
    ],
  },
};
