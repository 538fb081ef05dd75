import { read } from './read.js';

export const list = () => ['tea'];
export const details = () => read();
