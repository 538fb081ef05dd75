import WebpackDevServer from 'webpack-dev-server';

export default {
  mode: 'development',
  stats: 'none',
  devtool: false,
  infrastructureLogging: { level: 'warn' },
  plugins: [
    new WebpackDevServer({
      host: 'localhost',
      onListening: ({ options }) => console.log(`Listens at http://localhost:${options.port}/`),
    }),
  ],
};
