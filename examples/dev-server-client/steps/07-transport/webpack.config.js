import path from 'node:path';
import { ReportingServer } from './reporting-server.js';

export default {
  mode: 'development',
  stats: 'errors-warnings',
  devServer: {
    webSocketServer: { type: ReportingServer },
    client: {
      webSocketTransport: path.resolve('reporting-client.js'),
    },
  },
};
