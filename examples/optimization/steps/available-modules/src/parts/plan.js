import { rooms } from './rooms.js';

console.log(rooms.join('\n'));
