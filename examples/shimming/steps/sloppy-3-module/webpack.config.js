import path from 'node:path';

export default {
  mode: 'development',
  devtool: 'source-map',
  entry: './src/index.html',
  output: { clean: true, module: true },
  module: {
    rules: [
      { include: path.resolve('src/old'), type: 'javascript/auto' },
      { test: /total\.js$/, loader: 'exports-loader', options: { type: 'commonjs', exports: 'multiple|add' } },
    ],
  },
};
