export { badge } from './badge.js';
export { chart } from './chart.js';
export { table } from './table.js';
