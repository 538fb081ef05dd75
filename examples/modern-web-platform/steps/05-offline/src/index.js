import { define } from './define.js';

define(document).then(keepForOffline);

document.querySelector('button').addEventListener('click', async () => {
  document.querySelector('output').append(document.createElement('review-form'));
  await define(document);
});

async function keepForOffline() {
  navigator.serviceWorker.register(
    /* webpackChunkName: "service-worker" */ new URL('./service-worker.js', import.meta.url),
  );
  const { active } = await navigator.serviceWorker.ready;
  const used = performance.getEntriesByType('resource').map(({ name }) => name);
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    document.querySelector('h1').textContent = 'Reviews, also offline';
  };
  active.postMessage([location.href, ...used], [port2]);
}
