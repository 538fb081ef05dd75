export function price(amount) {
  return amount + '.00 EUR';
}
