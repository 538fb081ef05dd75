export default (env) => ({
  mode: 'development',
  stats: 'errors-warnings',
  experiments: {
    buildHttp: {
      allowedUris: ['http://cdn.example.com/'],
      upgrade: Boolean(env.upgrade),
    },
  },
});
