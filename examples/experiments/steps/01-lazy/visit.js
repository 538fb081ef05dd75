import { spawn } from 'node:child_process';
import webpack from 'webpack';
import config from './webpack.config.js';

const compiler = webpack(config);
let visitor;

// After each build, opens the main entry again, as a visitor would reload a page.
compiler.watch({}, (error, stats) => {
  visitor?.kill();
  const files = [...stats.compilation.modules].map(({ resource }) => resource);
  if (files.some((file) => file?.endsWith('cart.js'))) {
    compiler.close(() => {});
  } else {
    console.log('main.cjs is started');
    visitor = spawn('node', ['dist/main.cjs']);
  }
});
