import * as card from './card.module.css';

console.log(card);
