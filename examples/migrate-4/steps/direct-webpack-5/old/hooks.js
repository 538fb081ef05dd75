module.exports = {
  mode: 'production',
  entry: './src/index.js',
  plugins: [{ apply: (compiler) => compiler.plugin('done', () => {}) }],
};
