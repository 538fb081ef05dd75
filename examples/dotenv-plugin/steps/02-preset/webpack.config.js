import { ShopSettingsPlugin } from './shop-settings-plugin.js';

export default {
  mode: 'production',
  plugins: [new ShopSettingsPlugin()],
};
