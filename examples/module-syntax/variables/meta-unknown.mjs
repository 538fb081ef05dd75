const folder = '../src/layers';

console.log(import.meta.vendor, import.meta.webpackContext, import.meta.glob);
export const context = import.meta.webpackContext(folder);
export const layers = import.meta.glob(folder);
