export default {
  mode: 'development',
  target: ['web', 'es2022'],
};
