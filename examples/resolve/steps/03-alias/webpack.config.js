import path from 'node:path';

const src = path.resolve(import.meta.dirname, 'src');

export default {
  mode: 'development',
  devtool: false,
  resolve: {
    modules: ['packages', 'node_modules'],
    alias: {
      components: path.join(src, 'components'),
      'paint$': path.join(src, 'my-paint.js'),
      'icons/*': path.join(src, 'icons/*.svg'),
      theme: [path.join(src, 'brand'), path.join(src, 'themes')],
      analytics: false,
    },
  },
};
