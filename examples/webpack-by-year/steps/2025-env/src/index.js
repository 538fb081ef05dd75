console.log(process.env.WEBPACK_API, process.env.DATABASE_PASSWORD);
