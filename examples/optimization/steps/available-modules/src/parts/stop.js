import { rooms } from './rooms.js';

console.log(`Next stop: ${rooms[1]}`);
