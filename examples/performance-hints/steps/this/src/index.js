import { format } from './prices.js';

this.shop = { format };
