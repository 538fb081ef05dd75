console.log('rates.js waits');
export const rates = await new Promise((resolve) => setTimeout(resolve, 50, { usd: 1.1 }));
console.log('rates.js goes on');
