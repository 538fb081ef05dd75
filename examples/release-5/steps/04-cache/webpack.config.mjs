export default {
  mode: 'production',
  entry: './src/nested',
  cache: {
    type: 'filesystem',
    buildDependencies: { config: [import.meta.filename] },
  },
};
