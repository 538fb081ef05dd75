postMessage(__webpack_public_path__);
