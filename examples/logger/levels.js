import webpack from 'webpack';
import { ShopPlugin } from './shop-plugin.js';

const entry = './src/index.js';
const plugins = [new ShopPlugin()];
const [level, debug] = process.argv.slice(2);
const infrastructureLogging = { level, debug: debug === 'debug', stream: process.stdout };

webpack({ mode: 'production', entry, infrastructureLogging, plugins }, (error, stats) => {
  const loggingDebug = debug === 'debug' ? /^Build$/ : [];
  const report = stats.toString({ all: false, logging: level, loggingDebug });
  console.log(`\n${report.split('\n\n')[0]}`);
});
