import query from '!../loaders/options-loader.js?separator=%3B&skip=1!./prices.csv';
import json from '!../loaders/options-loader.js?{"separator":";","skip":1}!./prices.csv';

console.log(query);
console.log(json);
