import path from 'node:path';

export default {
  mode: 'development',
  devtool: 'source-map',
  entry: './src/index.html',
  output: { clean: true },
  module: {
    rules: [{ include: path.resolve('src/old'), type: 'javascript/auto' }],
  },
};
