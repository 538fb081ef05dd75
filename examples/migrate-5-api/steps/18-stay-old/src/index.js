import word from '@shop/word.txt';

console.log(word, VERSION, process.env.SHOP);
open();
import(/* webpackChunkName: "menu" */ './menu.js').then(({ show }) => show());
if (module.hot) module.hot.accept();
