export const rates = await fetch('/rates.json');
