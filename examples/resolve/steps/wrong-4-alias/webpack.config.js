import path from 'node:path';

const src = path.resolve(import.meta.dirname, 'src');

export default {
  mode: 'development',
  devtool: false,
  resolve: {
    alias: {
      '@/': src,
      app: path.join(src, 'app'),
      'app/forms': path.join(src, 'forms'),
      components: './src',
    },
  },
};
