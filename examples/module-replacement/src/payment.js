export const charge = (amount, what) => console.log(`Charged ${amount} EUR: ${what}`);
