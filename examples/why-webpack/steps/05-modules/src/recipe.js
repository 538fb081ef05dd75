import { format } from './units.js';

export const scale = (amount, people) => format((amount / 2) * people);
