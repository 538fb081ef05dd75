export default {
  mode: 'development',
  entry: './src/index.html',
  devServer: {
    headers: [
      { key: 'X-Shop', value: 'tea' },
      { key: 'X-Stage', value: 'development' },
    ],
  },
};
