import './track.js';

console.log('shared starts');
