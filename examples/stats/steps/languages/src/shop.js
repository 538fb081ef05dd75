import { total } from './cart.js';
import { formatPrice } from './format/price.js';
import { loadWords } from './lang.js';

const words = await loadWords(document.documentElement.lang);
document.querySelector('#total').textContent = `${words.cart}: ${formatPrice(total([20, 5]))}`;
