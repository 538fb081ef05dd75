import { format } from 'legacy/money';

document.querySelector('output').textContent = format(385);
