export default {
  mode: 'development',
  devtool: false,
  module: {
    rules: [
      { descriptionData: { name: 'old-widgets' }, use: './loaders/compile.js' },
      { descriptionData: { version: /^2\./ }, use: './loaders/lint.js' },
      { descriptionData: { 'shop.audit': 'yes' }, use: './loaders/audit.js' },
      { descriptionData: { browserslist: (list) => list?.includes('ie 11') } },
      { descriptionRelativePath: './lib/' },
      { descriptionRelativePath: /^\.\/src\// },
    ],
  },
};
