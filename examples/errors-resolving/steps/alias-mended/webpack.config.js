import path from 'node:path';

export default {
  mode: 'development',
  resolve: {
    alias: { '@': path.resolve(import.meta.dirname, 'src') },
  },
};
