import { products } from './generated/catalog.js';

console.log(`Our ${products.length} products`);
