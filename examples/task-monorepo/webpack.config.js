import { readdirSync } from 'node:fs';
import path from 'node:path';

const root = import.meta.dirname;

// '@acme/money' means packages/money/src/index.js, so packages need no build of their own.
const alias = Object.fromEntries(
  readdirSync(path.join(root, 'packages')).map((name) => [
    `@acme/${name}$`,
    path.join(root, 'packages', name, 'src/index.js'),
  ]),
);

export default readdirSync(path.join(root, 'apps')).map((name) => ({
  name,
  mode: 'production',
  context: path.join(root, 'apps', name),
  entry: './src/index.html',
  resolve: { alias },
  output: {
    path: path.join(root, 'apps', name, 'dist'),
    filename: '[name].[contenthash:8].js',
    htmlFilename: '[name].html',
    clean: true,
  },
}));
