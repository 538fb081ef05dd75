export * from './money.js';
export * from './dates.js';
