import path from 'node:path';

const src = path.resolve(import.meta.dirname, 'src');

export default {
  mode: 'development',
  devtool: false,
  resolve: {
    modules: ['packages', 'node_modules'],
    fallback: {
      path: path.join(src, 'no-path.js'),
      crypto: false,
      paint: path.join(src, 'cart.js'),
    },
  },
};
