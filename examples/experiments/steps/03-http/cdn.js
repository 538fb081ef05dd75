import http from 'node:http';
import net from 'node:net';

const release = process.env.RELEASE ?? 1;
const files = {
  '/money.js': `import { currency } from './currency.js';
export const price = (amount) => \`\${amount * ${release}} \${currency}\`;
`,
  '/currency.js': "export const currency = 'EUR';\n",
};

// A server on this machine that plays the part of cdn.example.com.
const server = http.createServer((request, response) => {
  const body = files[request.url];
  response.writeHead(body ? 200 : 404, { 'Content-Type': 'text/javascript' });
  response.end(body);
});
server.listen(0, '127.0.0.1');
server.unref();

class LocalAgent extends http.Agent {
  createConnection() {
    return net.connect(server.address().port, '127.0.0.1');
  }
}
http.globalAgent = new LocalAgent();
