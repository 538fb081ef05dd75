console.log(import.meta.env.WEBPACK_API_URL, import.meta.env.WEBPACK_BANNER);
