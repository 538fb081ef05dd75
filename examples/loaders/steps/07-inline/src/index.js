import prices from '!../loaders/csv-loader.js!./prices.csv';

console.log(prices.length);
