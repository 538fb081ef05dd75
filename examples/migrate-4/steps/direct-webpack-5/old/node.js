module.exports = {
  mode: 'production',
  entry: './src/index.js',
  node: { fs: 'empty' },
};
