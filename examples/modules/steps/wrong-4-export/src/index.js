import { dollars } from './euros.ts';

console.log(dollars(10));
