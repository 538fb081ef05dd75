import path from 'node:path';

export default {
  mode: 'production',
  resolve: {
    alias: { '@': path.resolve(import.meta.dirname, 'src') },
  },
  performance: { maxEntrypointSize: 10 },
};
