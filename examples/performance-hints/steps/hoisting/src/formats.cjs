for (const currency of ['EUR', 'USD', 'CHF']) {
  exports[currency] = new Intl.NumberFormat('en', { style: 'currency', currency });
}
