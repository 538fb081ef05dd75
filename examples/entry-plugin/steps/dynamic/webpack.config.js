import { readdir } from 'node:fs/promises';
import path from 'node:path';
import webpack from 'webpack';

const findEntries = async () => {
  const files = await readdir('src');
  return Object.fromEntries(
    files.map((file) => [path.parse(file).name, { import: [`./src/${file}`] }]),
  );
};

export default {
  mode: 'production',
  entry: {},
  plugins: [new webpack.DynamicEntryPlugin(import.meta.dirname, findEntries)],
};
