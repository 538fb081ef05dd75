import { create } from './tea.cjs';

console.log(create().name);
