export default {
  mode: 'production',
  target: 'web',
};
