import { track } from './track.js';

track('checkout');

export const page = 'checkout';

export const pay = async () => {
  const { total } = await import('./total.js');
  return total([10, 20]);
};
