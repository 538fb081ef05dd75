import { PrintPlugin } from './print-plugin.js';

export default [
  {
    name: 'browser',
    extends: './webpack.base.config.js',
    plugins: [new PrintPlugin('name', 'mode', 'devtool')],
  },
  {
    name: 'server',
    extends: './webpack.base.config.js',
    target: 'node',
    devtool: false,
    output: { filename: 'server.cjs' },
    plugins: [new PrintPlugin('name', 'mode', 'devtool')],
  },
];
