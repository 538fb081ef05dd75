import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import webpack from 'webpack';
import configuration from './webpack.config.js';

const edits = [
  () => edit('src/price.js', ' €', ' EUR'),
  () => edit('src/cart.js', 'const total', '/* in cents */ const total'),
  () => rmSync('src/basket.svg'),
];

const compiler = webpack(configuration);
const watching = compiler.watch({ aggregateTimeout: 100 }, () => {
  const next = edits.shift();
  if (next === undefined) watching.close();
  else setTimeout(next, 100);
});

function edit(file, from, to) {
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
}
