import stars from './stars.cjs';

console.log(stars(5));
