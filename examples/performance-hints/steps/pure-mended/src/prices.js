const load = (name) => ({ table: 240, lamp: 35, name });

const prices = load('prices');
const archive = /*#__PURE__*/ load('archive');

export const priceOf = (article) => prices[article];
export const oldPriceOf = (article) => archive[article];
