export default {
  mode: 'none',
};
