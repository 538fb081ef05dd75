import name from './price';

console.log(name);
