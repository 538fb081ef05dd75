export function search() {
  return 'search';
}
