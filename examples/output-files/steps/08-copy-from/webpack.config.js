export default {
  mode: 'production',
  module: {
    rules: [{ test: /\.svg$/, type: 'asset/resource' }],
  },
  output: {
    copy: [
      { from: 'LICENSE.txt' },
      { from: 'public', to: 'folder' },
      { from: 'public/**/*.svg', to: 'glob' },
      { from: ['public/robots.txt', 'public/img/*.svg'], to: 'list' },
    ],
  },
};
