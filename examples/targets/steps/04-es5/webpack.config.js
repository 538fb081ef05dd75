export default {
  mode: 'production',
  target: ['web', 'es5'],
};
