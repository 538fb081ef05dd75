export default {
  mode: 'production',
  entry: ['./src/setup.js', './src/desk.js'],
};
