import { text } from './text.js';

const limit = 100_000;
const worker = new Worker(/* webpackChunkName: "count" */ new URL('./count.js', import.meta.url));

worker.addEventListener('message', ({ data }) => {
  document.querySelector('output').textContent = `Up to ${text(limit)}: ${data}`;
});
worker.postMessage(limit);
