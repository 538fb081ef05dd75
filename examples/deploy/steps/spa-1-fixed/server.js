import express from 'express';

const app = express();
const port = process.env.PORT ?? 3000;
const hashed = /\b[0-9a-f]{20}\.[\w.]+$/;

app.use(express.static('site/public'));
app.use((request, response) => {
  if (hashed.test(request.path)) {
    response.status(404).set('Cache-Control', 'no-store').type('text/plain').send('Not found');
  } else {
    response.sendFile('index.html', { root: 'site/public' });
  }
});

app.listen(port, () => console.log(`http://localhost:${port}/`));
