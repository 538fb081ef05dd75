document.title = import.meta.env.WEBPACK_SHOP_NAME;
fetch(`${process.env.WEBPACK_API_URL}/teas`);
