export default {
  mode: 'production',
  entry: './src/server.js',
  target: 'node24',
  output: { module: true },
};
