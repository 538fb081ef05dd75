export function price() {
  return 'price';
}
