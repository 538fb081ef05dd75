import none from '../loaders/list-loader.js?inline!./menu.txt';
import one from '!../loaders/list-loader.js?inline!./menu.txt';
import minus from '-!../loaders/list-loader.js?inline!./menu.txt';
import two from '!!../loaders/list-loader.js?inline!./menu.txt';
import as from './menu.txt!=!../loaders/list-loader.js?inline!./menu.json';

console.log([none, one, minus, two, as].join('\n'));
