import { format } from './format.js';

postMessage(`${format(1000)} messages`);
