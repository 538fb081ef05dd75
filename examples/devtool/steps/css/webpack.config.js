export default {
  mode: 'development',
  entry: './src/page.js',
  devtool: [
    { type: 'javascript', use: 'eval-cheap-module-source-map' },
    { type: 'css', use: 'source-map' },
  ],
};
