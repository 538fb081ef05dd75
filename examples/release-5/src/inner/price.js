import { numerals } from './numerals.js';

export const net = (gross) => gross / 1.19;
export const roman = (value) => numerals.get(value);
