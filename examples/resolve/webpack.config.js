import path from 'node:path';

export default {
  mode: 'development',
  devtool: false,
  resolve: {
    modules: ['packages', 'node_modules'],
    alias: {
      '@': path.resolve(import.meta.dirname, 'src'),
    },
    fallback: {
      path: path.resolve(import.meta.dirname, 'src/no-path.js'),
    },
  },
};
