import { createServer } from 'node:http';

const server = createServer((request, response) => {
  const { method, url, headers } = request;
  response.setHeader('Content-Type', 'application/json');
  response.end(`${JSON.stringify({ teas: ['Assam', 'Sencha'], method, url, host: headers.host })}\n`);
});

server.listen(process.env.PORT ?? 3000);
