import { Pool } from 'pool';

new Pool(new URL('./prices.js', import.meta.url));
