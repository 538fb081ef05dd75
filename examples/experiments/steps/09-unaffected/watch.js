import { writeFileSync } from 'node:fs';
import webpack from 'webpack';

const compiler = webpack({
  mode: 'development',
  experiments: { cacheUnaffected: true },
});
let builds = 0;

compiler.watch({}, (error, stats) => {
  builds += 1;
  const { entries } = stats.toJson({ all: false, logging: 'log' }).logging['webpack.Compilation'];
  console.log(entries.find(({ message }) => message.includes('flagged as affected')).message);
  if (builds === 1) writeFileSync('src/teas.js', "export const teas = ['Assam', 'Ceylon'];");
  else compiler.close(() => {});
});
