export const theme = ['light'];

import.meta.webpackHot?.accept();
