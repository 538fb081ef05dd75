import { BrandPlugin } from './brand-plugin.js';

export default {
  mode: 'development',
  devtool: false,
  resolve: {
    modules: ['packages', 'node_modules'],
    plugins: [new BrandPlugin('acme')],
  },
};
