document.querySelector('button').addEventListener('click', async () => {
  const { nextBus } = await import('./times.js');
  document.querySelector('p').textContent = nextBus();
});

navigator.serviceWorker.register(
  /* webpackChunkName: "service-worker" */ new URL('./service-worker.js', import.meta.url),
);
navigator.serviceWorker.ready.then(() => {
  document.querySelector('output').textContent = 'Ready for offline use';
});
