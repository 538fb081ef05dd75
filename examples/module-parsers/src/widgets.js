import { define } from './define.js';

export const table = define('table');
export const open = true;
