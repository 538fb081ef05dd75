import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';

const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

const server = createServer(({ url }, response) => {
  const file = path.join('dist', url);
  const known = path.extname(url) !== '' && existsSync(file);
  const name = known ? file : 'dist/index.html';
  response.setHeader('content-type', types[path.extname(name)] ?? 'text/plain');
  response.end(readFileSync(name));
});

server.listen(process.env.PORT ?? 3000, () => {
  console.log(`http://localhost:${server.address().port}/`);
});
