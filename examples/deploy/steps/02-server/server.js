import express from 'express';

const app = express();
const port = process.env.PORT ?? 3000;
const hashed = /\b[0-9a-f]{20}\.[\w.]+$/;

app.use(
  express.static('site/public', {
    setHeaders(response, file) {
      const forever = 'public, max-age=31536000, immutable';
      response.set('Cache-Control', hashed.test(file) ? forever : 'no-cache');
    },
  }),
);

app.use((request, response) => {
  response.status(404).set('Cache-Control', 'no-store').type('text/plain').send('Not found');
});

app.listen(port, () => console.log(`http://localhost:${port}/`));
