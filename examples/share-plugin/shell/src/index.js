// One object for all builds on this page; then put the packages of this build into it.
__webpack_share_scopes__.default = globalThis.shopPackages ??= {};
__webpack_init_sharing__('default');

document.addEventListener('DOMContentLoaded', () => import('./start.js'));
