export default {
  mode: 'production',
  module: {
    rules: [{ test: /\.txt$/, typ: 'asset/source' }],
  },
};
