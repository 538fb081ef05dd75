import rates from './rates.txt' with { type: 'rows' };
import text from './rates.txt' with { type: 'text' };
import plain from './rates.txt';

console.log(rates, text, plain);
