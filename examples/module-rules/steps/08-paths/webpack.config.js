import path from 'node:path';

const shop = import.meta.dirname;
const src = path.join(shop, 'src');
const admin = path.join(src, 'admin');
const vendor = path.join(shop, 'vendor');

export default {
  mode: 'development',
  devtool: false,
  module: {
    rules: [
      { test: /\.js$/ },
      { include: src },
      { exclude: src },
      { test: /\.js$/, include: src, exclude: admin },
      { include: [admin, vendor] },
      { glob: `${src}/*.js` },
      { glob: [`${shop}/**/*.js`, `!${admin}/**`] },
      { resource: { and: [src, { not: /cart/ }] } },
    ],
  },
};
