__webpack_share_scopes__.shop = globalThis.shopPackages ??= {};
__webpack_init_sharing__('shop');

document.querySelector('button').addEventListener('click', () => import('./start.js'));
