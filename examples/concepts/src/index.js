import { total } from './cart.js';
import './shop.css';

document.body.append(`Total: ${total([10, 20])}`);
