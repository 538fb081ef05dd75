import { loaded } from './loaded.cjs';

console.log(loaded);
