import { pay } from 'acme-payments';

document.querySelector('output').textContent = pay(385);
