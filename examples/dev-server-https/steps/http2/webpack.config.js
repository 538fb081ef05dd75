import { createApplication } from './application.js';

export default {
  mode: 'development',
  entry: './src/index.html',
  devServer: {
    app: createApplication,
    server: {
      type: 'http2',
      options: { key: 'localhost-key.pem', cert: 'localhost.pem' },
    },
  },
};
