import { promisify } from 'node:util';
import webpack from 'webpack';
import config from './webpack.config.js';

export async function scripts() {
  const stats = await promisify(webpack)(config);
  console.log(stats.toString('errors-warnings'));
  if (stats.hasErrors()) throw new Error('webpack reports errors');
}

export default scripts;
