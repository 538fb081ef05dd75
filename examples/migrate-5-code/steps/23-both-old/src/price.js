export default 'price.js';
