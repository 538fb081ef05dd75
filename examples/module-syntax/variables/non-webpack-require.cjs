const settings = __non_webpack_require__(`${__dirname}/../../settings.json`);

console.log(settings.language);
