import { self } from './self.cjs';

console.log(self);
