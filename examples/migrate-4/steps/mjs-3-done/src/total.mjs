import math from './sum';

export const total = () => math.sum(2, 3);
