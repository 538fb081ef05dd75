import { writeFile } from 'node:fs/promises';
import webpack from 'webpack';
import config from './webpack.config.js';

const compiler = webpack(config);
let builds = 0;

const watching = compiler.watch({}, async (error, stats) => {
  if (error) throw error;
  builds += 1;
  console.log(`build ${builds}:`, [...stats.compilation.entrypoints.keys()]);
  if (builds === 1) await writeFile('src/pages/help.js', "console.log('help');\n");
  else watching.close(() => {});
});
