import * as shelf from './shelf.module.css';

console.log(shelf);
