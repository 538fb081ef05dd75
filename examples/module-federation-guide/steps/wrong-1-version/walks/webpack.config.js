import path from 'node:path';
import webpack from 'webpack';

export default {
  mode: 'development',
  entry: { page: './src/index.html' },
  output: {
    path: path.resolve(import.meta.dirname, '../dist/walks'),
    clean: true,
  },
  plugins: [
    new webpack.container.ModuleFederationPlugin({
      remotes: { weather: 'weather@/dist/weather/remoteEntry.js' },
      shared: { react: { singleton: true, eager: true } },
    }),
  ],
};
