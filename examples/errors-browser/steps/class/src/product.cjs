const { Tea } = require('./tea.cjs');

exports.Product = class Product {
  name = 'Sencha';
};
exports.create = () => new Tea();
