export default {
  mode: 'development',
  target: 'browser',
};
