import './style.css';
import './cover.js';

const { files } = document.documentElement.dataset;
if (files) __webpack_public_path__ = files;

const worker = new Worker(new URL('./worker.js', import.meta.url));
worker.addEventListener('message', ({ data }) => {
  document.querySelector('output').textContent = data;
});
worker.postMessage(12);

document.querySelector('button').addEventListener('click', async () => {
  const { showPhoto } = await import('./photo.js');
  showPhoto();
});
