import { mix, red } from 'paint';

console.log(mix(red, 'white'));
