const worker = new Worker(new URL('../src/worker.js', import.meta.url));

worker.postMessage(3);
