export default {
  mode: 'development',
  entry: './src/main.js',
};
