import { city } from 'atlas';

console.log(city);

const { clock } = await import('clock');

console.log(clock);
