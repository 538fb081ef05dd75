import http from 'node:http';
import { price } from './price.js';

let visits = 0;

const server = http.createServer((request, response) => {
  visits += 1;
  response.end(`Visit ${visits}: 3 mugs cost ${price(3)}\n`);
});
const port = process.env.PORT ?? 3000;
server.listen(port, () => console.log(`Open http://localhost:${port}/`));

import.meta.webpackHot?.accept('./price.js');
