import './shop.css';
import note from './note.html';
import { price } from './price.ts';
import { add } from './add.wasm';

console.log(note, price(add(1, 2)));
