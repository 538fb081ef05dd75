import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import manifest from '../dist/client/manifest.json' with { type: 'json' };
import { render } from './poll.js';

const types = { '.js': 'text/javascript', '.css': 'text/css' };
const votes = { Tea: 3, Coffee: 5 };

const elements = manifest.entrypoints.main.imports
  .map((name) => manifest.assets[name].file)
  .map((url) =>
    url.endsWith('.css')
      ? `<link rel="stylesheet" href="${url}">`
      : `<script defer src="${url}"></script>`,
  );

const page = () => `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><title>Poll</title>${elements.join('')}</head>
  <body>
    <main>${render(votes)}</main>
    <script id="votes" type="application/json">${JSON.stringify(votes)}</script>
  </body>
</html>`;

const server = createServer(({ url }, response) => {
  const name = path.basename(url);
  const file = path.join(import.meta.dirname, '../client', name);
  if (url === '/') {
    response.setHeader('content-type', 'text/html; charset=utf-8').end(page());
  } else if (url === `/assets/${name}` && existsSync(file)) {
    response.setHeader('content-type', types[path.extname(name)] ?? 'text/plain');
    createReadStream(file).pipe(response);
  } else {
    response.writeHead(404).end('Not found');
  }
});

server.listen(process.env.PORT ?? 3000, () => {
  console.log(`http://localhost:${server.address().port}/`);
});
