import { format } from 'price-format';
import { dollars } from 'price-format/dollars.js';
import { known } from 'price-format/internal/cache.js';
import { articles } from './articles.js';

console.log(format(10), dollars(11), known.size, articles.length);
