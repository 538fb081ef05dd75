import list from './prices.txt';

document.querySelector('main').textContent = list;
