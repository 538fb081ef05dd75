import { readdirSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, 'src/pages');

// Every HTML file in the folder becomes a page: index.html, bread.html and so on.
const pages = readdirSync(folder).filter((file) => file.endsWith('.html'));

export default {
  mode: 'production',
  entry: Object.fromEntries(pages.map((file) => [path.parse(file).name, path.join(folder, file)])),
  output: {
    filename: '[name].[contenthash:8].js',
    htmlFilename: '[name].html',
    clean: true,
  },
  optimization: {
    // What several pages use goes to a file of its own, which browsers load once.
    splitChunks: { chunks: 'all' },
  },
  devServer: {
    watchFiles: ['src/**/*.html'],
  },
};
