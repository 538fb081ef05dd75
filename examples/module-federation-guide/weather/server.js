import path from 'node:path';
import express from 'express';

const app = express();
const port = process.env.PORT ?? 3000;

app.use(
  express.static('../dist/weather', {
    setHeaders(response, file) {
      const hasHash = path.basename(file) !== 'remoteEntry.js';
      response.set('Cache-Control', hasHash ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  }),
);

app.listen(port, () => console.log(`http://localhost:${port}/`));
