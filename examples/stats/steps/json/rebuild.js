import webpack from 'webpack';
import config from './webpack.config.js';

const compiler = webpack({ ...config, mode: 'development', devtool: false });
const options = { all: false, assets: true };

compiler.run(() => {
  compiler.run((error, stats) => {
    console.log(stats.toString(options));
    console.log(stats.toString({ ...options, cachedAssets: true }));
  });
});
