export default {
  mode: 'production',
  target: 'node',
  entry: './src/forms.js',
};
