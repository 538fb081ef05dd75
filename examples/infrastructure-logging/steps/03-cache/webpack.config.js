import { browsers } from './browsers.js';

export default {
  mode: 'production',
  target: browsers,
  stats: 'errors-warnings',
  cache: { type: 'filesystem' },
  infrastructureLogging: {
    debug: /^webpack\.cache/,
  },
};
