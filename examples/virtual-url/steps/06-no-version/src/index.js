import { branch } from 'virtual:branch';

console.log(`Built from ${branch}`);
