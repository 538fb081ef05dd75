import { receipt } from './receipt.js';
import tax from './tax.json' with { type: 'json' };

console.log(receipt([12, 30], tax.rate));
