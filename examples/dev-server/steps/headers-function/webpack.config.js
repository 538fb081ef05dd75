export default {
  mode: 'development',
  entry: './src/index.html',
  devServer: {
    headers: (request) =>
      request.url.endsWith('.js')
        ? { 'Cache-Control': 'no-store' }
        : { 'Set-Cookie': ['currency=EUR', 'stage=development'] },
  },
};
