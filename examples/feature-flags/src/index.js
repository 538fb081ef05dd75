import { stars } from './product.js';

console.log('Oak table', stars);

if (isEnabled('checkout')) {
  import('./new-checkout.js').then(({ pay }) => pay());
} else {
  console.log('Old checkout');
}
