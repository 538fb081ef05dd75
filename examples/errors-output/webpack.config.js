export default {
  mode: 'development',
};
