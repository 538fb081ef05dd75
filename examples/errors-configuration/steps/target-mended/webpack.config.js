export default {
  mode: 'development',
  target: 'web',
};
