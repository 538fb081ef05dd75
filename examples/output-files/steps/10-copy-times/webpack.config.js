export default {
  mode: 'production',
  module: {
    rules: [{ test: /\.svg$/, type: 'asset/resource' }],
  },
  output: {
    copy: [{ from: 'public', preserveTimestamps: true }],
  },
};
