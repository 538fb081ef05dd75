import { format } from './format.js';

let visits = 0;

addEventListener('connect', ({ ports: [port] }) => {
  visits++;
  port.postMessage(`Visit ${format(visits)}`);
});
