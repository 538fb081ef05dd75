export default {
  mode: 'production',
  entry: {
    shared: './src/numbers.js',
    sales: { import: './src/sales.js', dependOn: 'shared' },
    visits: { import: './src/visits.js', dependOn: 'shared' },
  },
};
