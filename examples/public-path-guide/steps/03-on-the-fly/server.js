import { readFile } from 'node:fs/promises';
import express from 'express';

const app = express();
const port = process.env.PORT ?? 3000;

app.get(['/', '/index.html'], async (request, response) => {
  const page = await readFile('dist/index.html', 'utf8');
  response.send(page.replace('{{files}}', process.env.FILES ?? ''));
});
app.use('/', express.static('dist'));
app.use('/v2', express.static('dist'));

app.listen(port, () => console.log(`http://localhost:${port}/`));
