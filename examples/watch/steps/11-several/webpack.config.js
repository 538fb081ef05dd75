export default [
  {
    name: 'browser',
    mode: 'development',
    devtool: false,
    entry: './src/index.js',
    output: { filename: 'browser.js' },
    watch: true,
  },
  {
    name: 'server',
    mode: 'development',
    devtool: false,
    target: 'node',
    entry: './src/server.js',
    output: { filename: 'server.cjs' },
  },
];
