export default {
  mode: 'production',
  module: {
    rules: [{ test: /\.svg$/, type: 'asset/resource' }],
  },
  output: {
    copy: [
      { from: 'public/run.sh', to: 'plain' },
      { from: 'public/run.sh', to: 'same', preservePermissions: true },
    ],
  },
};
