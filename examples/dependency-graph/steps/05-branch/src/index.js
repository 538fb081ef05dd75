import { total } from './cart.js';

if (process.env.NODE_ENV === 'development') {
  import('./checkout.js');
}
document.body.append(total([10, 20]));
