console.log('setup starts');
globalThis.prices = await Promise.resolve([12, 8]);
console.log('setup ends');

export {};
