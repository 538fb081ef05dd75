import sketch from './bed.sketchy';

console.log(sketch);
