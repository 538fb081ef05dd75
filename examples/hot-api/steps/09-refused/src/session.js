console.log('session 1');

import.meta.webpackHot?.decline();
