import fs from 'node:fs';

const settings = JSON.parse(fs.readFileSync('settings.json', 'utf8'));

export default {
  mode: 'production',
  cache: {
    type: 'filesystem',
  },
  module: {
    rules: [
      {
        test: /index\.js$/,
        use: { loader: './loaders/shop-loader.js', options: { shop: settings.shop } },
      },
    ],
  },
};
