import { cart } from './icons/index.js';

document.body.append(cart);
