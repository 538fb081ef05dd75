import { visit } from 'cart/visit';
import { visits } from './visits.js';

visits.push('shell');
visit();
document.querySelector('p').textContent = visits.length === 2 ? 'Two visits' : 'One visit';
console.log('share scope', 'default', JSON.stringify(__webpack_share_scopes__.default));
