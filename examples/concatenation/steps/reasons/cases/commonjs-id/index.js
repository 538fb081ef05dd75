import { id } from './id.cjs';

console.log(id);
