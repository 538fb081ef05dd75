export default {
  mode: 'production',
  plugins: [{ limit: 50 }],
};
