export default {
  mode: 'production',
  entry: {
    index: './src/index.html',
    guide: './src/guide/index.html',
  },
  output: {
    htmlFilename: ({ filename }) => filename.replace(/^src\//, ''),
    clean: true,
  },
};
