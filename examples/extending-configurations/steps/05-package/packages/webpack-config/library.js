export default {
  extends: import.meta.resolve('./base.js'),
  output: { library: { type: 'commonjs2' } },
};
