// Receives the packages that other builds offer, and says which copy this build uses.
export async function start(offers) {
  __webpack_share_scopes__.default = offers;
  const { version } = await import('price-format');
  return version;
}
