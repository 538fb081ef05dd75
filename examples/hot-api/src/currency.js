import { country } from './country.js';

export const currency = country === 'DE' ? 'EUR' : 'GBP';
