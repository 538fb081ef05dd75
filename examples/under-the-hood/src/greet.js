import { join } from './join.js';

export const greet = (name) => join('Hello', name);
