import { clock } from './formats.js';

export const footer = () => clock(new Date(0));
