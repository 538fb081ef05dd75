export default function price(article) {
  return prices[article];
}
export const prices = { table: 240, lamp: 35 };
