import { country } from './country.js';

export const price = country === 'DE' ? 5 : 4;
