import path from 'node:path';
import cart from './cart/webpack.config.js';
import shell from './shell/webpack.config.js';

export default [
  {
    ...cart,
    name: 'cart',
    output: { ...cart.output, publicPath: '/cart/dist/' },
  },
  {
    ...shell,
    name: 'shell',
    output: { ...shell.output, publicPath: '/shell/dist/' },
    devServer: { static: path.join(import.meta.dirname, 'public') },
  },
];
