import { writeFileSync } from 'node:fs';

export default {
  mode: 'development',
  entry: './src/index.html',
  devServer: {
    onListening: (devServer) => {
      const { port } = devServer.options;
      writeFileSync('shop-url.txt', `http://localhost:${port}/\n`);
    },
  },
};
