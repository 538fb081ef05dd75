import { ThemePlugin } from './theme/theme-plugin.js';

export default {
  mode: 'production',
  output: { copy: 'public' },
  plugins: [new ThemePlugin()],
};
