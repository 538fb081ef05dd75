import { area } from 'typed-first';
import { volume } from 'typed-last';

export const size = area(2) + volume(2);
