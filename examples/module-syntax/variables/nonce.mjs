__webpack_nonce__ = document.querySelector('meta[name=nonce]').content;

import('../src/route.js');
