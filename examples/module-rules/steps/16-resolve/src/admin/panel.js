import { brand } from 'colors';

export const panel = brand;
