__webpack_share_scopes__.default = globalThis.shopPackages ??= {};
__webpack_init_sharing__('default');

import('./start.js');
