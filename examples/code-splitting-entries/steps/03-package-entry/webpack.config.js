export default {
  mode: 'production',
  entry: {
    shared: 'lodash-es',
    sales: { import: './src/sales.js', dependOn: 'shared' },
    visits: { import: './src/visits.js', dependOn: 'shared' },
  },
};
