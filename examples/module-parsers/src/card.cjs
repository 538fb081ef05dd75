const card = require('./card.module.css');

console.log(card.price);
