export default {
  mode: 'production',
  entry: './src/index.html',
  output: {
    htmlFilename: '[name].html',
    copy: [{ from: 'public' }],
    clean: true,
  },
};
