import { readFileSync } from 'node:fs';
import webpack from 'webpack';
import config from './webpack.config.js';

let early;
const generate = (manifest) => {
  early = manifest.assets['shop.js'].file;
  return manifest;
};

webpack({ ...config, plugins: [new webpack.ManifestPlugin({ generate })] }).run(() => {
  const { assets } = JSON.parse(readFileSync('dist/manifest.json', 'utf8'));
  console.log('the same name:', early === assets['shop.js'].file);
});
