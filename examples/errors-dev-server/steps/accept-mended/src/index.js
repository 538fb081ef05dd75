console.log('Open from 9 to 6');

import.meta.webpackHot?.accept();
