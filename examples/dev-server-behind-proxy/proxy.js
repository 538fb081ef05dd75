import http from 'node:http';

const target = { host: 'localhost', port: process.env.WEBPACK_DEV_SERVER_BASE_PORT ?? 8080 };

const ask = ({ method, url, headers }) => http.request({ ...target, method, path: url, headers });

const proxy = http.createServer((request, response) => {
  const forwarded = ask(request);
  forwarded.on('response', (answer) => {
    response.writeHead(answer.statusCode, answer.headers);
    answer.pipe(response);
  });
  forwarded.on('error', () => response.writeHead(502).end());
  request.pipe(forwarded);
});

// A WebSocket begins with a request to upgrade the connection.
proxy.on('upgrade', (request, socket) => {
  const forwarded = ask(request);
  forwarded.on('upgrade', (answer, upstream) => {
    console.log(`Forwards the WebSocket ${request.url}`);
    const headers = Object.entries(answer.headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`HTTP/1.1 101 Switching Protocols\r\n${headers.join('')}\r\n`);
    upstream.pipe(socket).pipe(upstream);
    socket.on('error', () => upstream.destroy());
    upstream.on('error', () => socket.destroy());
  });
  forwarded.on('error', () => socket.destroy());
  forwarded.end();
});

const port = process.env.PORT ?? 3000;
proxy.listen(port, () => console.log(`Open http://localhost:${port}/`));
