export const euros = (price) => `€${price}`;
