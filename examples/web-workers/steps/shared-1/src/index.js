const worker = new SharedWorker(
  /* webpackChunkName: "visits" */ new URL('./visits.js', import.meta.url),
);

worker.port.addEventListener('message', ({ data }) => {
  document.querySelector('output').textContent = data;
});
worker.port.start();
