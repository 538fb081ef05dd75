import './public-path.js';

const url = __webpack_public_path__;
const worker = new Worker(new URL('./stats.js', import.meta.url), { name: url });

worker.addEventListener('message', ({ data }) => {
  document.querySelector('output').textContent = data;
});
worker.postMessage({ what: 'histogram', values: [1, 2, 3, 4] });
