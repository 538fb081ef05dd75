import { isValid } from './card.js';
import { total } from './cart.js';

export const pay = (card, prices) => (isValid(card) ? `Paid ${total(prices)}` : 'Card refused');
