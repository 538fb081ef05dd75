import chunk from 'lodash/chunk.js';
import map from 'lodash/fp/map.js';

console.log(chunk, map);
