import { euro } from 'euro';

document.querySelector('p').textContent = euro(8);
