import row from './row.html';

document.querySelector('tbody').innerHTML = row;
