export default {
  mode: 'development',
  entry: './src/app.js',
};
