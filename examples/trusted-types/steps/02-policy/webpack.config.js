export default {
  mode: 'production',
  output: {
    trustedTypes: 'shop',
  },
};
