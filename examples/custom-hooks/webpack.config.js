import { CampaignPlugin } from './campaign-plugin.js';
import { RoutesPlugin } from './routes-plugin.js';

export default {
  mode: 'production',
  plugins: [new CampaignPlugin(), new RoutesPlugin()],
};
