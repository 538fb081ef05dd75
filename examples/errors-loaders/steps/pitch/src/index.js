import hours from './hours.txt';

console.log(hours);
