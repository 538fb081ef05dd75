import { euro } from 'euro';

console.log(euro(8));
import('./start.js').catch((error) => console.error(error.message));
