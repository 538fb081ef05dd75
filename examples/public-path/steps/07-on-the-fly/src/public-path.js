// The server has written the URL into the page: <html data-files="/cdn/">.
__webpack_public_path__ = document.documentElement.dataset.files;
