import chunk from 'lodash/chunk.js';

console.log(JSON.stringify(chunk(['Oslo', 'Lima', 'Kyiv'], 2)));
