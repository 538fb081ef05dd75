import capitalize from 'lodash/capitalise.js';

console.log(capitalize('open'));
