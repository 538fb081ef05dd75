export default {
  mode: 'development',
  stats: 'summary',
  infrastructureLogging: { level: 'error' },
  devServer: {
    proxy: [{ context: ['/api'], target: `http://localhost:${process.env.PORT ?? 3000}` }],
  },
};
