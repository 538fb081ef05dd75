import { appendFileSync } from 'node:fs';
import webpack from 'webpack';

const compiler = webpack({
  mode: 'development',
  devtool: 'source-map',
  entry: './src/cart.js',
  plugins: [new webpack.HotModuleReplacementPlugin()],
});
let builds = 0;
let last;

compiler.watch({}, (error, stats) => {
  // A file that is only just there can start a build that changes nothing.
  if (stats.hash === last) return;
  last = stats.hash;
  builds += 1;
  const { assets } = stats.toJson({ all: false, assets: true, cachedAssets: true, relatedAssets: true });
  for (const { name, info, related } of assets) {
    const hot = info.hotModuleReplacement === true;
    console.log(builds, name, { hot }, related.map(({ type, name }) => `${type}: ${name}`));
  }
  if (builds === 1) setTimeout(() => appendFileSync('src/tax.js', 'export const rate = 20;'), 500);
  else compiler.close(() => {});
});
