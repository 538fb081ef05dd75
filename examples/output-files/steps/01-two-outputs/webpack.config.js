import path from 'node:path';

const dist = path.resolve(import.meta.dirname, 'dist');

export default [
  {
    name: 'browser',
    mode: 'production',
    entry: './src/index.js',
    output: { path: path.join(dist, 'browser'), filename: '[name].[contenthash:8].js' },
    module: { rules: [{ test: /\.svg$/, type: 'asset/resource' }] },
  },
  {
    name: 'server',
    mode: 'production',
    target: 'node',
    entry: './src/price.js',
    output: { path: path.join(dist, 'server'), filename: 'price.cjs', library: { type: 'commonjs2' } },
  },
];
