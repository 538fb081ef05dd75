import { track } from 'analytics';

console.log(track);
