import { Tea } from './tea.ts';

console.log(Tea.Sencha);
