const worker = new Worker(new URL('./worker.js', import.meta.url));

worker.addEventListener('message', ({ data }) => {
  document.querySelector('output').textContent = data;
});
worker.addEventListener('error', () => {
  document.querySelector('output').textContent = 'The worker was refused.';
});
worker.postMessage(3);
