import sum from './sum.cjs';

document.body.append(sum([10, 20]));
