export default {
  mode: 'development',
  target: 'es2022',
};
