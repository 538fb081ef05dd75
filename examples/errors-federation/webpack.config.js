import cart from './cart/webpack.config.js';
import shell from './shell/webpack.config.js';

export default [cart, shell];
