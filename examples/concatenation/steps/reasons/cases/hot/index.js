import { theme } from './theme.js';

console.log(theme);
