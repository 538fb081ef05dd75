export const price = (amount) => amount + '.00 ' + (globalThis.currency || 'EUR');
