import { draw } from './draw.js';
import config from './webpack.config.js';

const packages = { test: /[\\/]node_modules[\\/]/, name: 'packages' };

const settings = [
  [1, 'splitChunks: false', false],
  [2, 'nothing set', {}],
  [3, "chunks: 'initial'", { chunks: 'initial' }],
  [4, "chunks: 'all'", { chunks: 'all' }],
  [5, 'minSize: 40_000', { chunks: 'all', minSize: 40_000 }],
  [6, 'minRemainingSize: 0', { chunks: 'all', minRemainingSize: 0 }],
  [7, 'minChunks: 2', { chunks: 'all', minChunks: 2 }],
  [8, 'maxInitialRequests: 2', { chunks: 'all', maxInitialRequests: 2 }],
  [9, 'enforceSizeThreshold: 0', { chunks: 'all', enforceSizeThreshold: 0 }],
  [10, 'cacheGroups: { default: false }', { chunks: 'all', cacheGroups: { default: false } }],
  [11, 'cacheGroups: { defaultVendors: false }', { chunks: 'all', cacheGroups: { defaultVendors: false } }],
  [12, 'cacheGroups: { packages }', { chunks: 'all', cacheGroups: { packages } }],
];

const wanted = process.argv.slice(2).map(Number);
for (const [number, title, splitChunks] of settings.filter(([number]) => wanted.includes(number))) {
  console.log(`${number}. ${title}\n${await draw({ ...config, optimization: { splitChunks } })}\n`);
}
