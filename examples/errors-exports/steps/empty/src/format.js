module.exports.euros = (price) => `€${price}`;
