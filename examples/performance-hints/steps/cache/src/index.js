import stock from './stock.txt';

document.querySelector('#stock').textContent = stock;
