import { globSync } from 'node:fs';

export default {
  mode: 'development',
  entry: globSync('src/*.js').map((file) => `./${file}`),
};
