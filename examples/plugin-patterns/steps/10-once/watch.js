import webpack from 'webpack';
import configuration from './webpack.config.js';

let builds = 0;
const compiler = webpack(configuration);
const watching = compiler.watch({}, () => {
  builds++;
  console.log(`callback ${builds}`);
  if (builds === 1) watching.invalidate();
  else watching.close(() => compiler.close(() => console.log('closed')));
});
