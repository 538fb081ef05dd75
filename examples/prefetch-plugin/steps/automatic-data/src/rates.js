import rates from './rates.json';

console.log(`1 EUR = ${rates.USD} USD`);
