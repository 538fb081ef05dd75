import CopyPlugin from 'copy-webpack-plugin';

export default {
  mode: 'development',
  plugins: [new CopyPlugin({ patterns: [{ from: 'public' }] })],
};
