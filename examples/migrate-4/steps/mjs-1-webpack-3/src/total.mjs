import { sum } from './sum';

export const total = () => sum(2, 3);
