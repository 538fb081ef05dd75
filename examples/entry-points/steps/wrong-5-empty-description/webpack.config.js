export default {
  mode: 'production',
  entry: { search: {} },
};
