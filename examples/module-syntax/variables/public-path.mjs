__webpack_public_path__ = document.currentScript.dataset.assets;

export const assets = __webpack_public_path__;
