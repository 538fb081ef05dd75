const create = () => ({
  used: () => 'returned used',
  unused: () => 'returned unused',
});

module.exports = create();
