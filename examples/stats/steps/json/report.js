import webpack from 'webpack';
import config from './webpack.config.js';

webpack(config, (error, stats) => {
  if (error) throw error;

  console.log(stats.toString({ preset: 'errors-warnings', colors: process.stdout.isTTY }));

  const { assets } = stats.toJson({ all: false, assets: true });
  for (const { name, size } of assets) console.log(`${name}: ${size} bytes`);
});
