import { receipt } from './receipt.cjs';
import tax from './tax.json' with { type: 'json' };

console.log(receipt([12, 30], tax.rate));
