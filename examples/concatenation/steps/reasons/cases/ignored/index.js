import helper from 'node-helper';

console.log(helper);
