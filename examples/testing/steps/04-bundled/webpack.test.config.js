import path from 'node:path';
import site from './webpack.config.js';

export default {
  ...site,
  mode: 'development',
  devtool: 'source-map',
  target: 'node',
  entry: './tests/all.js',
  output: {
    path: path.resolve(import.meta.dirname, 'dist/tests'),
    filename: 'bundle.cjs',
    devtoolModuleFilenameTemplate: '../../[resource-path]',
    clean: true,
  },
};
