import { readFileSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';

const file = path.resolve('prices.json');

export default {
  mode: 'development',
  cache: { type: 'filesystem' },
  plugins: [
    new webpack.DefinePlugin({
      'PRICE_LIST.date': webpack.DefinePlugin.runtimeValue(
        () => JSON.stringify(JSON.parse(readFileSync(file, 'utf8')).date),
        { fileDependencies: [file] },
      ),
      'PRICE_LIST.currency': JSON.stringify('EUR'),
    }),
  ],
};
