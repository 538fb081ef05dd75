export default {
  mode: 'development',
  stats: 'errors-only',
  experiments: {
    buildHttp: ['http://cdn.example.com/currency.js', /^https:\/\/cdn\.example\.com\//],
  },
};
