import './setup.js';

console.log('desk sees', globalThis.prices);
