export default {
  extends: import.meta.resolve('./base.js'),
  target: 'node',
};
