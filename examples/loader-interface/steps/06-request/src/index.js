import menu from './menu.txt?size=large#hot';

console.log(menu);
