import express from 'express';
import { add } from './add.js';

const app = express();

app.get('/add/:a/:b', ({ params }, response) => {
  response.json({ sum: add(Number(params.a), Number(params.b)) });
});

const server = app.listen(process.env.PORT ?? 3000, () => {
  console.log(`http://localhost:${server.address().port}/`);
});
