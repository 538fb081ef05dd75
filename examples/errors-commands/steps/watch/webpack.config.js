export default {
  mode: 'development',
  watch: true,
};
