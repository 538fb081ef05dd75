import.meta.webpackHot?.accept();
