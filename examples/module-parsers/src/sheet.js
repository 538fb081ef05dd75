import css from './receipt.css';

console.log(css);
