export function cart() {
  return 'cart';
}
