import { total } from 'cart/total';
import uniqueId from 'lodash-es/uniqueId.js';

document.querySelector('p').textContent = `${uniqueId('shell-')} and ${total([4, 6])}`;
