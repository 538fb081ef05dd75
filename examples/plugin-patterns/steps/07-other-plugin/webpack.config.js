import { CampaignPlugin } from './packages/campaign-plugin/index.js';
import { RoutesPlugin } from './packages/routes-plugin/index.js';

export default {
  mode: 'production',
  entry: './src/admin.js',
  stats: 'errors-warnings',
  plugins: [new CampaignPlugin({ how: process.env.HOW }), new RoutesPlugin()],
};
