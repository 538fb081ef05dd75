export default {
  mode: 'production',
  output: { filename: 'app.js' },
};
