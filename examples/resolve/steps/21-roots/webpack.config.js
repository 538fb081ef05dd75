import path from 'node:path';

export default {
  mode: 'development',
  devtool: false,
  resolve: {
    roots: [path.resolve(import.meta.dirname, 'public'), '...'],
  },
};
