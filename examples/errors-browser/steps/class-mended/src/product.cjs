exports.Product = class Product {
  name = 'Sencha';
};
