const { url, webpack } = import.meta;
console.log(url, webpack, import.meta);
