// As a compiler writes it for `export default (city) => …`.
Object.defineProperty(exports, '__esModule', { value: true });
exports.default = (city) => `Greetings from ${city}`;
