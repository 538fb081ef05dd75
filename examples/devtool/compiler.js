// The shop's compiler with one value of `devtool`, and the values to try.
import path from 'node:path';
import webpack from 'webpack';

export const VALUES = [
  'false',
  'eval',
  ...['eval-', '', 'inline-', 'hidden-'].flatMap((kind) =>
    ['', 'nosources-'].flatMap((sources) =>
      ['cheap-', 'cheap-module-', ''].map((detail) => `${kind}${sources}${detail}source-map`),
    ),
  ),
];

export const newCompiler = (value, mode, entry = './src/index.ts') =>
  webpack({
    mode,
    devtool: value === 'false' ? false : value,
    entry,
    output: { path: path.resolve('dist', mode) },
    module: { rules: [{ test: /\.ts$/, use: 'swc-loader' }] },
    performance: false,
  });

export const run = (compiler) =>
  new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || stats.hasErrors()) reject(error ?? new Error(stats.toString()));
      else resolve(stats);
    });
  });

export const close = (compiler) =>
  new Promise((resolve, reject) => {
    compiler.close((error) => (error ? reject(error) : resolve()));
  });
