import { join } from './join.js';

export const farewell = (name) => join('Goodbye', name);
