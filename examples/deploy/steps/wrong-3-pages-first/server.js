import express from 'express';

const app = express();
const port = process.env.PORT ?? 3000;
const hashed = /\b[0-9a-f]{20}\.[\w.]+$/;

app.use((request, response, next) => {
  const forever = 'public, max-age=31536000, immutable';
  response.set('Cache-Control', hashed.test(request.path) ? forever : 'no-cache');
  next();
});
app.use(express.static('site/public', { cacheControl: false }));

app.listen(port, () => console.log(`http://localhost:${port}/`));
