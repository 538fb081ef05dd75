export default {
  mode: 'production',
  target: 'node',
  entry: './src/server.js',
  output: { filename: 'server.cjs' },
};
