export default {
  mode: 'production',
  output: {
    html: { scriptLoading: 'blocking' },
  },
};
