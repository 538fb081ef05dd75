export default {
  mode: 'production',
  entry: {
    sales: './src/sales.js',
    visits: './src/visits.js',
  },
};
