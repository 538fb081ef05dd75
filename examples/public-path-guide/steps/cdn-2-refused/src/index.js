import './style.css';

const place = document.querySelector('output');

try {
  const worker = new Worker(new URL('./worker.js', import.meta.url));
  worker.addEventListener('message', ({ data }) => {
    place.textContent = data;
  });
  worker.postMessage(12);
} catch (error) {
  // The proof's port is not always the same.
  place.textContent = error.message.replace(location.origin, 'https://www.example.com');
}
