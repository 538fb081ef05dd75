import path from 'node:path';

export default {
  mode: 'development',
  resolve: {
    roots: [path.resolve(import.meta.dirname, 'public')],
  },
};
