import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { routes } from './routes.js';
import { tags } from './tags.js';

const types = { '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' };

const page = async ({ module, load }) => {
  const { render } = await load();
  return `<!doctype html>
<title>Shop</title>
${tags(module)}
<main>${render()}</main>
`;
};

const server = createServer(async ({ url }, response) => {
  const name = path.basename(url);
  const file = path.join(import.meta.dirname, '../client', name);
  if (routes[url]) {
    response.setHeader('content-type', 'text/html; charset=utf-8').end(await page(routes[url]));
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
