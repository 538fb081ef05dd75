export default [
  {
    name: 'client',
    mode: 'production',
    entry: './src/index.js',
    output: { filename: 'client.js' },
  },
  {
    name: 'server',
    mode: 'production',
    target: 'node',
    entry: './src/index.js',
    output: { filename: 'server.cjs' },
  },
];
