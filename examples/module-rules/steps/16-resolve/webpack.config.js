import path from 'node:path';

const src = path.resolve(import.meta.dirname, 'src');

export default {
  mode: 'development',
  devtool: false,
  resolve: { alias: { colors: path.join(src, 'colors.js') } },
  module: {
    rules: [
      {
        test: /panel\.js$/,
        resolve: { alias: { colors: path.join(src, 'admin/colors.js') } },
      },
    ],
  },
};
