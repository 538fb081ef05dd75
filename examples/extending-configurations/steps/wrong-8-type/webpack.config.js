export default {
  extends: { mode: 'development' },
};
