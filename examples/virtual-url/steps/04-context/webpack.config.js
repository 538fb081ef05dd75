import path from 'node:path';
import webpack from 'webpack';

const { VirtualUrlPlugin } = webpack.experiments.schemes;

const mails = `
  import { send } from './send.js';
  export const welcome = () => send('Welcome to the blog!');
`;

export default {
  mode: 'development',
  target: 'node',
  output: { filename: '[name].cjs' },
  plugins: [new VirtualUrlPlugin({ mails }, { context: path.resolve('src/mail') })],
};
