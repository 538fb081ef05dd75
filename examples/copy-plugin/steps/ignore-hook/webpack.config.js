import { SkipDraftsPlugin } from './skip-drafts-plugin.js';

export default {
  mode: 'production',
  output: { copy: 'public' },
  plugins: [new SkipDraftsPlugin()],
};
