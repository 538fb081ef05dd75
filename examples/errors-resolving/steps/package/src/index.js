import { capitalize } from 'loadsh';

console.log(capitalize('open'));
