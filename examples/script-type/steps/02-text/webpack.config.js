export default {
  mode: 'production',
  output: {
    scriptType: 'text/javascript',
  },
};
