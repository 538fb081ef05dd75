const load = (name) => ({ table: 240, lamp: 35, name });

const prices = load('prices');
/*#__PURE__*/ const archive = load('archive');

export const priceOf = (article) => prices[article];
export const oldPriceOf = (article) => archive[article];
