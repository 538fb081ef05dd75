export const vatRates = { AT: 13, BE: 6, DE: 7, ES: 10, FR: 5.5, IT: 10, NL: 9, PT: 6 };
