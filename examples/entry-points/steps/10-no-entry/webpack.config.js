export default {
  mode: 'production',
  entry: {},
};
