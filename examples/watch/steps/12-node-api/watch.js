import { writeFileSync } from 'node:fs';
import webpack from 'webpack';
import { ChangesPlugin } from './changes-plugin.js';

const compiler = webpack({ mode: 'development', plugins: [new ChangesPlugin()] });
let builds = 0;

const watching = compiler.watch({}, (error, stats) => {
  if (error) throw error;
  builds += 1;
  console.log(`build ${builds}: ${stats.hasErrors() ? 'errors' : 'no errors'}`);

  if (builds === 1) writeFileSync('src/price.js', 'export const price = () => 0;');
  else if (builds === 2) watching.invalidate();
  else watching.close(() => compiler.close(() => console.log('closed')));
});

console.log(watching.watchOptions);
