export default {
  mode: 'production',
  entry: './src/index.html',
  experiments: {
    asyncWebAssembly: true,
  },
  output: {
    clean: true,
  },
};
