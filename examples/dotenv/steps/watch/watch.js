import { writeFileSync } from 'node:fs';
import webpack from 'webpack';
import config from './webpack.config.js';

const compiler = webpack(config);
let builds = 0;

compiler.watch({}, () => {
  builds += 1;
  console.log(`build ${builds}`);
  if (builds === 1) writeFileSync('.env', 'WEBPACK_SHOP_NAME=Teas and Cups\n');
  else if (builds === 2) writeFileSync('.env.local', 'WEBPACK_SHOP_NAME=Local\n');
  else compiler.close(() => {});
});
