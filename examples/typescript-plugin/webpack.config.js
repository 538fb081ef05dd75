import { GeneratedCodePlugin } from './generated-code-plugin.js';

export default {
  mode: 'development',
  devtool: false,
  target: 'node',
  output: { filename: '[name].cjs' },
  experiments: { typescript: false },
  stats: 'errors-warnings',
  plugins: [new GeneratedCodePlugin()],
};
