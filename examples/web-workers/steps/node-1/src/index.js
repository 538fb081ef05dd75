import { Worker } from 'worker_threads';

const worker = new Worker(new URL('./sum.js', import.meta.url), { workerData: [4, 5, 6] });

worker.on('message', (sum) => console.log(`The sum is ${sum}.`));
