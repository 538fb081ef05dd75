import webpack from 'webpack';
import { merge } from 'webpack-merge';
import base from './webpack.base.config.js';

const config = merge(base, {
  target: 'node',
  output: { filename: 'shop.cjs' },
});

const compiler = webpack(config);
const { mode, target, output } = compiler.options;
console.log(mode, target, output.filename);
