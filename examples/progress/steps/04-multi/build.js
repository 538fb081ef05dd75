import webpack from 'webpack';
import configurations from './webpack.config.js';

const compiler = webpack(configurations);
let last = -1;

new webpack.ProgressPlugin((percentage) => {
  const tenth = Math.floor(percentage * 10);
  if (tenth > last) {
    console.log(`${tenth * 10} % of ${compiler.compilers.length} builds`);
    last = tenth;
  }
}).apply(compiler);

compiler.run((error) => {
  if (error) throw error;
  compiler.close(() => {});
});
