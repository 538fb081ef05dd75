export default 'price.mjs';
