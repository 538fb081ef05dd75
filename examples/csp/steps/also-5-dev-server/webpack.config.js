export default {
  mode: 'development',
  devtool: 'source-map',
  entry: './src/index.html',
  output: {
    clean: true,
  },
  devServer: {
    headers: {
      'Content-Security-Policy': "default-src 'self'; object-src 'none'; base-uri 'none'",
    },
  },
};
