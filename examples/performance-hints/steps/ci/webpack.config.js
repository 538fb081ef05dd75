export default {
  mode: 'production',
  stats: 'errors-warnings',
  performance: {
    hints: process.env.CI ? 'error' : 'warning',
    maxEntrypointSize: 60_000,
  },
};
