export default {
  mode: 'production',
  entry: './src/part.js',
  output: { clean: true },
};
