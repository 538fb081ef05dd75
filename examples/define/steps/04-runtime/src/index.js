import './footer.js';

console.log(`Prices of ${PRICE_LIST.date} in ${PRICE_LIST.currency}`);
