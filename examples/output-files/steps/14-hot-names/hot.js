import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import webpack from 'webpack';

const compiler = webpack({
  mode: 'development',
  devtool: false,
  module: { rules: [{ test: /\.svg$/, type: 'asset/resource' }] },
  output: {
    hotUpdateGlobal: 'shopUpdate',
    hotUpdateMainFilename: 'hot/[runtime].[fullhash].json',
    hotUpdateChunkFilename: 'hot/[id].[fullhash].js',
  },
  plugins: [new webpack.HotModuleReplacementPlugin()],
});

// The first build writes no update. After an edit, the next one does.
const watching = compiler.watch({}, () => {
  if (!existsSync('dist/hot')) {
    writeFileSync('src/price.js', 'export const price = (n) => `${n * 10} euros`;\n');
    return;
  }
  for (const file of readdirSync('dist/hot')) {
    const lines = readFileSync(`dist/hot/${file}`, 'utf8').split('\n');
    const name = file.replace(/[0-9a-f]{20}/, '(hash)');
    console.log(`${name}: ${lines.find((line) => line !== '"use strict";')}`);
  }
  watching.close(() => {});
});
