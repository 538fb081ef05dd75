export default {
  entry: './src/index.js',
  output: { filename: 'app.js' },
};
