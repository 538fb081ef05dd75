import { mean } from './numbers.js';

document.body.append(`Sales: ${mean([3, 5, 10])}`);
