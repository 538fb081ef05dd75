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
  },
  module: { rules: [{ test: /\.svg$/, type: 'asset/resource' }] },
  plugins: [new webpack.SSRManifestPlugin()],
};

const server = {
  name: 'server',
  mode: 'production',
  target: 'node24',
  entry: './src/server.js',
  output: {
    path: folder('server'),
    filename: 'server.mjs',
    module: true,
  },
  // The rendered page needs the URL of the image, but only the client's build writes the file.
  module: {
    rules: [
      {
        test: /\.svg$/,
        type: 'asset/resource',
        generator: { emit: false, publicPath: '/assets/' },
      },
    ],
  },
  optimization: { minimize: false },
};

export default [client, server];
