import { add } from './cart.js';

add();
