const url: string = `${import.meta.env.WEBPACK_API_URL}/${REGION}`;

if (import.meta.env.DEV) console.log(url, __webpack_hash__);

import.meta.webpackHot?.accept();
