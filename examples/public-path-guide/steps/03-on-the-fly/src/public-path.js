const { files } = document.documentElement.dataset;
if (files) __webpack_public_path__ = files;
