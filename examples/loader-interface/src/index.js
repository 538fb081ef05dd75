import menu from './menu.txt';

console.log(menu);
