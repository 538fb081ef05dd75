import express from 'express';

const app = express();
const port = process.env.PORT ?? 3000;

app.use((request, response, next) => {
  response.set('X-Content-Type-Options', 'nosniff');
  next();
});
app.use(express.static('site/public'));
app.use((request, response) => response.sendFile('index.html', { root: 'site/public' }));

app.listen(port, () => console.log(`http://localhost:${port}/`));
