const worker = new Worker(new URL('./worker.js', import.meta.url));
worker.addEventListener('message', ({ data }) => console.log(data));
