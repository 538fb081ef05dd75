import { total } from './cart.ts';
import { products } from './products.ts';

document.title = `${products.length} products, ${total(products)} cents`;
