import http from 'node:http';
import { price } from './price.js';
import { title } from './title.js';

let visits = 0;

const server = http.createServer((request, response) => {
  // Does what `kill -USR2` with the id of the process does.
  if (request.url === '/update') process.kill(process.pid, 'SIGUSR2');
  else visits += 1;
  response.end(`Visit ${visits}: ${title} for ${price} EUR\n`);
});
const port = process.env.PORT ?? 3000;
server.listen(port, () => console.log(`Open http://localhost:${port}/`));

import.meta.webpackHot?.accept('./price.js');
