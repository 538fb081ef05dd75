import { inspect } from 'node:util';
import webpack from 'webpack';
import config from './webpack.config.mjs';

const { options } = webpack({ mode: 'production', ...config });

function print(value, path) {
  if (value !== null && Object.getPrototypeOf(value ?? 0) === Object.prototype) {
    for (const [key, inner] of Object.entries(value)) print(inner, [...path, key]);
  } else {
    console.log(path.join('.'), inspect(value, { breakLength: Infinity, depth: 3 }));
  }
}

print(options, []);
