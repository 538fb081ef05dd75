import { glob } from 'node:fs/promises';
import path from 'node:path';

export default async () => {
  const entry = {};
  for await (const file of glob('src/pages/*.js')) {
    entry[path.parse(file).name] = `./${file}`;
  }

  return { mode: 'development', devtool: false, entry };
};
