import css, { card } from './book.module.css?text';

console.log(card);
console.log(css);
