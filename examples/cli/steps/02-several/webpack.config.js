export default [
  {
    name: 'shop',
    mode: 'production',
    entry: './src/index.js',
    output: { filename: 'shop.js' },
  },
  {
    name: 'admin',
    mode: 'production',
    entry: './src/admin.js',
    output: { filename: 'admin.js' },
    devtool: 'source-map',
  },
];
