import { mean } from './numbers.js';

document.body.append(`Visits: ${mean([80, 120])}`);
