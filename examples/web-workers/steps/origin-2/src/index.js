import { CrossOriginWorker } from './cross-origin-worker.js';

const worker = new CrossOriginWorker(new URL('./stats.js', import.meta.url));

worker.addEventListener('message', ({ data }) => {
  document.querySelector('output').textContent = data;
});
worker.postMessage(Float64Array.of(3, 1, 2, 4));
