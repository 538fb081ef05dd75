import capitalize from 'lodash/capitalize.js';

console.log(capitalize('open'));
