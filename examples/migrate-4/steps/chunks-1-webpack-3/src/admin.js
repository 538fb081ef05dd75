import chunk from 'lodash/chunk';

console.log(chunk([1, 2, 3, 4], 2).length);
