import { createServer, request } from 'node:http';

const forward = ({ method, url, headers }) =>
  request({
    port: process.env.WEBPACK_DEV_SERVER_BASE_PORT ?? 8080,
    path: url,
    method,
    headers,
  }).end();

const server = createServer((asked, answer) => {
  forward(asked).on('response', (response) => {
    answer.writeHead(response.statusCode, response.headers);
    response.pipe(answer);
  });
});

server.on('upgrade', (asked, socket) => {
  forward(asked).on('upgrade', ({ headers }, upstream) => {
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`);
    upstream.pipe(socket).pipe(upstream);
  });
});

const port = process.env.PORT ?? 3000;
server.listen(port, () => console.log(`Open http://localhost:${port}/`));
