export async function initialize(container) {
  await __webpack_init_sharing__('default');
  await container.init(__webpack_share_scopes__.default);
}
