export function total(walks) {
  return walks.reduce((sum, { km }) => sum + Number(km), 0);
}
