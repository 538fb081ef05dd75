const texts = import.meta.webpackContext('./texts');

console.log(texts.keys());
