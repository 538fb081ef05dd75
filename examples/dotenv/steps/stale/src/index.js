console.log(import.meta.env.WEBPACK_SHOP_NAME);
