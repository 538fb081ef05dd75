export default {
  extends: './base.js',
  target: 'node',
};
