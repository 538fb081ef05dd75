import { visits } from 'visits';

export const visit = () => visits.push('cart');
