import { self } from './self.js';

console.log(self);
