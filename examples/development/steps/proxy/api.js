import { createServer } from 'node:http';

createServer((request, response) => {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ weather: 'sunny', url: request.url }));
}).listen(process.env.PORT ?? 3000);
