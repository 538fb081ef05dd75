import prices from './prices.csv?rows';
import text from './prices.csv';

console.log(prices.length, text.length);
