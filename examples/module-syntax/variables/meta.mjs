console.log(import.meta.url);
console.log(import.meta.dirname, import.meta.filename);
console.log(import.meta.webpack, import.meta.main);
console.log(import.meta.env.MODE, import.meta.env.ATLAS_KEY);
