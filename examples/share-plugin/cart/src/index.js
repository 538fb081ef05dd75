__webpack_share_scopes__.default = globalThis.shopPackages ??= {};
__webpack_init_sharing__('default');

document.querySelector('button').addEventListener('click', () => import('./start.js'));
