import path from 'node:path';

export default {
  mode: 'development',
  resolve: {
    alias: { shared: path.resolve(import.meta.dirname, 'src') },
  },
};
