export default {
  mode: 'development',
  target: 'node',
  stats: 'errors-warnings',
  output: { filename: 'main.cjs' },
  experiments: {
    sourceImport: true,
  },
};
