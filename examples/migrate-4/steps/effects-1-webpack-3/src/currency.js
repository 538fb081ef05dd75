globalThis.currency = 'USD';
