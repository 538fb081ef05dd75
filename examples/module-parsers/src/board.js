import board from './board.html';

document.body.innerHTML = board;
