import http from 'node:http';
import net from 'node:net';

const discount = process.env.RELEASE === '2' ? ' * 0.9' : '';
const files = {
  '/money@2.1.0/money.js': `import { currency } from '../currency@1.0.0/currency.js';
export const price = (amount) => \`\${amount${discount}} \${currency}\`;
`,
  '/currency@1.0.0/currency.js': "export const currency = 'EUR';\n",
};
const redirects = {
  '/money/money.js': 'http://files.example.com/money.js',
};

// A server on this machine that plays the part of cdn.example.com.
const server = http.createServer((request, response) => {
  const body = files[request.url];
  const location = redirects[request.url];
  if (location) response.writeHead(302, { Location: location });
  else response.writeHead(body ? 200 : 404, { 'Content-Type': 'text/javascript' });
  response.end(body ?? 'Not found');
});
server.listen(0, '127.0.0.1');
server.unref();

class LocalAgent extends http.Agent {
  createConnection() {
    return net.connect(server.address().port, '127.0.0.1');
  }
}
http.globalAgent = new LocalAgent();
