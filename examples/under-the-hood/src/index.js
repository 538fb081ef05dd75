import { greet } from './greet.js';

console.log(greet('Ada'));

import('./farewell.js').then(({ farewell }) => {
  console.log(farewell('Ada'));
});
