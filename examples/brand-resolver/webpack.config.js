import { BrandPlugin } from './brand-plugin.js';

export default {
  mode: 'production',
  module: { rules: [{ test: /\.svg$/, type: 'asset/source' }] },
  plugins: [new BrandPlugin('acme')],
  stats: { all: false, errors: true, modules: true, orphanModules: true },
};
