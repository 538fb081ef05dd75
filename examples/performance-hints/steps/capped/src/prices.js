const euros = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });

export const format = (amount) => euros.format(amount);
