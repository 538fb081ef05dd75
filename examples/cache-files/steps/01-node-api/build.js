import fs from 'node:fs';
import webpack from 'webpack';

const folder = 'node_modules/.cache/webpack';
const compiler = webpack({
  mode: 'development',
  devtool: false,
  cache: {
    type: 'filesystem',
    buildDependencies: { script: [import.meta.filename] },
  },
});

compiler.run((error, stats) => {
  console.log(error ?? stats.toString('errors-warnings'));
  console.log('after the build', fs.existsSync(folder));
  compiler.close(() => console.log('after close()', fs.existsSync(folder)));
});
