import path from 'node:path';

const src = path.resolve(import.meta.dirname, 'src');

export default {
  mode: 'development',
  devtool: false,
  resolve: {
    modules: ['packages', 'node_modules'],
    restrictions: [src, /\.js$/],
  },
};
