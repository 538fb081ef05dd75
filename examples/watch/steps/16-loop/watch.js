import webpack from 'webpack';
import { BuildInfoPlugin } from './build-info-plugin.js';
import { ChangesPlugin } from './changes-plugin.js';

const compiler = webpack({
  mode: 'development',
  plugins: [new ChangesPlugin(), new BuildInfoPlugin()],
});
let builds = 0;

compiler.watch({}, () => {
  builds += 1;
  console.log(`build ${builds}`);
  if (builds === 4) compiler.close(() => {});
});
