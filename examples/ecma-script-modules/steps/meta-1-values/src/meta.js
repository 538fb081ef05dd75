console.log('url      ', import.meta.url);
console.log('dirname  ', import.meta.dirname);
console.log('filename ', import.meta.filename);
console.log('main     ', import.meta.main);
console.log('env      ', JSON.stringify(import.meta.env));
console.log('webpack  ', import.meta.webpack);
console.log('hot      ', import.meta.webpackHot);
console.log('other    ', import.meta.other);
