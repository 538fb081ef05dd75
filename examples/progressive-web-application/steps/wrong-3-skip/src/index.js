document.querySelector('#show').addEventListener('click', async () => {
  const { departures } = await import('./departures.js');
  document.querySelector('#departures').textContent = departures.join(', ');
});

fetch('/api/delay.json')
  .then((response) => response.json())
  .then(({ minutes }) => `Delay: ${minutes} minutes`)
  .catch(() => 'Delay: unknown')
  .then((text) => {
    document.querySelector('#delay').textContent = text;
  });

if (process.env.NODE_ENV === 'production') {
  navigator.serviceWorker.register(
    /* webpackChunkName: "service-worker" */ new URL('./service-worker.js', import.meta.url),
  );
  navigator.serviceWorker.ready.then(() => {
    document.querySelector('output').textContent = 'Ready for offline use';
  });
  // Not in the guide: shows the proof when the new worker has taken over.
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    document.querySelector('h1').textContent = 'Taken over';
  });
}
