exports.format = (amount) => `${Math.round(amount)} g`;
