import card from './card.module.css';

console.log(card.price);
