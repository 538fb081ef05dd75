export function filter() {
  return 'filter';
}
