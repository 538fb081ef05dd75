import('./checkout.js');
