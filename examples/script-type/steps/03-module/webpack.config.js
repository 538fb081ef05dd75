export default {
  mode: 'production',
  output: {
    scriptType: 'module',
  },
};
