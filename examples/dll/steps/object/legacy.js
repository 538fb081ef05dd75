// Written by hand years ago; every page loads it.
var legacyShop = {
  money: { format: (amount) => `${amount.toFixed(2)} EUR` },
};
