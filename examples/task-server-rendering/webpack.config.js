import path from 'node:path';
import webpack from 'webpack';

const folder = (name) => path.resolve(import.meta.dirname, 'dist', name);

const client = {
  name: 'client',
  mode: 'production',
  entry: './src/client.js',
  output: {
    path: folder('client'),
    filename: '[name].[contenthash:8].js',
    publicPath: '/assets/',
    clean: true,
  },
  // Writes manifest.json, from which the server learns the hashed names.
  plugins: [new webpack.ManifestPlugin()],
};

const server = {
  name: 'server',
  // src/server.js imports the manifest, so the client has to be built first.
  dependencies: ['client'],
  mode: 'production',
  target: 'node24',
  entry: './src/server.js',
  output: {
    path: folder('server'),
    filename: 'server.mjs',
    module: true,
    clean: true,
  },
  // Size does not matter on a server, but readable stack traces do.
  optimization: { minimize: false },
};

export default [client, server];
