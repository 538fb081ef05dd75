import { readFile } from 'node:fs/promises';
import express from 'express';

const app = express();
const port = process.env.PORT ?? 3000;

const policy = [
  "script-src 'self'",
  "style-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
].join('; ');

app.get(['/', '/index.html'], async (request, response) => {
  const page = await readFile('dist/index.html', 'utf8');
  const search = request.query.q ?? 'all teas';
  response.set('Content-Security-Policy', policy);
  // A mistake, made on purpose: the visitor's text goes into the page without escaping.
  response.send(page.replaceAll('{{search}}', () => search));
});

app.use(express.static('dist'));

app.listen(port, () => console.log(`http://localhost:${port}/`));
