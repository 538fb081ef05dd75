import { basename } from 'node:path';

console.log(basename('/shop/tea.html'));
