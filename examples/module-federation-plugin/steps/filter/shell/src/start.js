import { short } from 'euro/short.js';
import { words } from 'euro/words.js';

document.querySelector('p').textContent = `${short(8)}: ${words(8)}`;
console.log('share scope', 'default', JSON.stringify(__webpack_share_scopes__.default));
