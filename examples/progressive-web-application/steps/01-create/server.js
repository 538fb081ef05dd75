import express from 'express';

const app = express();
const port = process.env.PORT ?? 3000;

app.use(
  express.static('dist', {
    setHeaders(response, file) {
      const hashed = /\b[0-9a-f]{20}\.\w+$/.test(file);
      response.set('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  }),
);
app.use(express.static('content'));

app.listen(port, () => console.log(`http://localhost:${port}/`));
