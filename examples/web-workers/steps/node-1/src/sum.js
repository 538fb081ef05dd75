import { parentPort, workerData } from 'worker_threads';
import { format } from './format.js';

const sum = workerData.reduce((a, b) => a + b * 1000, 0);
parentPort.postMessage(format(sum));
