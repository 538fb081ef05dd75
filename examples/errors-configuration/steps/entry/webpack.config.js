import { globSync } from 'node:fs';

export default {
  mode: 'development',
  entry: globSync('src/*.ts').map((file) => `./${file}`),
};
