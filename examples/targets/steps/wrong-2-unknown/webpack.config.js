export default {
  mode: 'development',
  target: 'chrome',
};
