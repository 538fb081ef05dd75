import { price } from './price';

if (process.env.NODE_ENV !== 'production') console.log('checks');
console.log(price(3));
