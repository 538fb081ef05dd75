import { readdirSync } from 'node:fs';
import path from 'node:path';

const root = import.meta.dirname;

export default readdirSync(path.join(root, 'apps')).map((name) => ({
  name,
  mode: 'production',
  context: path.join(root, 'apps', name),
  entry: './src/index.html',
  resolve: { conditionNames: ['@acme/source', '...'] },
  output: {
    path: path.join(root, 'apps', name, 'dist'),
    filename: '[name].[contenthash:8].js',
    htmlFilename: '[name].html',
    clean: true,
  },
}));
