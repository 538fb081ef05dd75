import { createServer } from 'node:http';

const server = createServer((request, response) => response.end('Open from 9 to 6\n'));
server.listen(process.env.PORT ?? 3000);
