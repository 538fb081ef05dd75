export default {
  extends: './config/node.js',
};
